import type { JobPage } from '#renderer/data/jobs-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery, useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'

/** The person's jobs, the administrator's all, newest first, now and after every change. While more are read, the ones before with their limit. */
export function usePostedJobs({ uid, isAdmin }: SessionUser, limit: number): LiveQuery<JobPage & { limit: number }> {
  const { jobs: jobsRepository } = useRepositories()
  return useLiveQuery<JobPage & { limit: number }>(
    (onData, onError) => {
      const onRead = (read: JobPage) => onData({ ...read, limit })
      return isAdmin
        ? jobsRepository.watchAll(limit, onRead, onError)
        : jobsRepository.watchOwn(uid, limit, onRead, onError)
    },
    [jobsRepository, uid, isAdmin, limit],
    { keepPreviousFor: [jobsRepository, uid, isAdmin] }
  )
}

/** How many of a person's jobs are read: the newest. */
export const maxOwnJobs = 100

/** The newest jobs of a person in any role, now and after every change. Without a uid nothing is known. */
export function useOwnJobs(uid: string | null, limit = maxOwnJobs): LiveQuery<JobPage> {
  const { jobs: jobsRepository } = useRepositories()
  return useLiveQuery<JobPage>(
    (onData, onError) => (uid === null ? undefined : jobsRepository.watchOwn(uid, limit, onData, onError)),
    [jobsRepository, uid, limit]
  )
}

/** A job in whatever status, now and after every change of it; null: there is none. Without an id nothing is known. */
export function useJob(id: string | null): LiveQuery<Job | null> {
  const { jobs: jobsRepository } = useRepositories()
  return useLiveQuery<Job | null>(
    (onData, onError) => (id === null ? undefined : jobsRepository.watchJob(id, onData, onError)),
    [jobsRepository, id]
  )
}

/** The administrator's questions to an employer, by job; undefined: none are known. */
export function useOwnQuestions({ uid, isEmployer }: SessionUser): ReadonlyMap<string, JobQuestion> | undefined {
  const { reports } = useRepositories()
  return useLazyWatchedQuery(isEmployer ? reports : undefined, (opened) => opened.watchQuestions, uid).data
}

/** Jobs of a queue read per page, in the order of arrival: one may have 100,000 letters, so a flood from one sender hides no other. */
export const queuePageSize = 200

interface Queue {
  /** undefined: only counted. */
  jobs: readonly Job[] | undefined
  /** How many there are, whatever the limit. */
  total: number
}

/** The jobs that wait for the administrator, now and after every change. Limit 0 only counts. */
export function useQueue(status: 'pending' | 'rejected', limit: number): LiveQuery<Queue> {
  const { jobs: jobsRepository } = useRepositories()
  return useLiveQuery(
    (onData, onError) => {
      const show = ({ jobs, total }: JobPage) => onData({ jobs: limit === 0 ? undefined : jobs, total })
      return jobsRepository.watchQueue(status, limit, show, onError)
    },
    [jobsRepository, status, limit],
    { keepPreviousFor: [jobsRepository, status] }
  )
}

/** How many reported jobs wait, now and after every change; undefined: not known. */
export function useReportCount(): number | undefined {
  const { reports } = useRepositories()
  const { data, error } = useWatchedQuery(reports.watchCount)
  return error ? undefined : data
}

/** How many people ask to post for a company, now and after every change; undefined: not known. */
export function useCompanyCount(): number | undefined {
  const { companyModeration } = useRepositories()
  const { data, error } = useWatchedQuery(companyModeration.watchCount)
  return error ? undefined : data
}
