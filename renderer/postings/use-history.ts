import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isHistoryApart } from '#shared/domain/job/job-record.ts'

/** A posting with its history, which a shared board keeps separately: read once `wanted`, and again when the posting changes. */
export function useHistory(job: Job, wanted = true): LiveQuery<Job> {
  const { postings } = useRepositories()
  const isApart = isHistoryApart(job)
  const isRead = isApart && wanted
  const read = useLiveQuery<Job>(
    (onData, onError) => {
      if (isRead) postings.readHistory(job).then(onData, onError)
      return undefined
    },
    [postings, job, isRead],
    { keepPreviousFor: [postings, job.id] }
  )
  return isApart ? read : { ...read, data: job, error: undefined }
}

/** Many postings with their histories, when all are read. The same list as long as none of them lies apart. */
export function useHistories(jobs: readonly Job[] | undefined): LiveQuery<readonly Job[]> {
  const { postings } = useRepositories()
  const isApart = jobs?.some(isHistoryApart) === true
  const read = useLiveQuery<readonly Job[]>(
    (onData, onError) => {
      if (jobs && isApart) postings.readHistories(jobs).then(onData, onError)
      return undefined
    },
    [postings, jobs, isApart],
    { keepPreviousFor: [postings] }
  )
  return isApart ? read : { ...read, data: jobs, error: undefined }
}
