import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isHistoryApart } from '#shared/domain/job/job-history-events.ts'

/** A job with its history, which a shared board keeps separately: read once `wanted`, and again when the job changes. */
export function useJobHistory(job: Job, wanted = true): LiveQuery<Job> {
  const { jobs: jobsRepository } = useRepositories()
  const isApart = isHistoryApart(job)
  const isRead = isApart && wanted
  const read = useLiveQuery<Job>(
    (onData, onError) => {
      if (isRead) jobsRepository.readHistory(job).then(onData, onError)
      return undefined
    },
    [jobsRepository, job, isRead],
    { keepPreviousFor: [jobsRepository, job.id] }
  )
  return isApart ? read : { ...read, data: job, error: undefined }
}

/** Many jobs with their histories, when all are read. The same list as long as none of them is stored separately. */
export function useJobHistories(jobs: readonly Job[] | undefined): LiveQuery<readonly Job[]> {
  const { jobs: jobsRepository } = useRepositories()
  const isApart = jobs?.some(isHistoryApart) === true
  const read = useLiveQuery<readonly Job[]>(
    (onData, onError) => {
      if (jobs && isApart) jobsRepository.readHistories(jobs).then(onData, onError)
      return undefined
    },
    [jobsRepository, jobs, isApart],
    { keepPreviousFor: [jobsRepository] }
  )
  return isApart ? read : { ...read, data: jobs, error: undefined }
}
