import type { Postings } from '#renderer/data/postings-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch, useWatch } from '#renderer/hooks/use-watch.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { PostingQuestion } from '#shared/domain/report/posting-question.ts'

/** The person's postings, the administrator's all, newest first, now and after every change. While more are read, the ones before with their limit. */
export function usePostedJobs({ uid, isAdmin }: SessionUser, limit: number): LiveQuery<Postings & { limit: number }> {
  const { postings } = useRepositories()
  return useLiveQuery<Postings & { limit: number }>(
    (onData, onError) => {
      const onRead = (read: Postings) => onData({ ...read, limit })
      return isAdmin ? postings.watchAll(limit, onRead, onError) : postings.watchOwn(uid, limit, onRead, onError)
    },
    [postings, uid, isAdmin, limit],
    { keepPreviousFor: [postings, uid, isAdmin] }
  )
}

/** How many of a person's postings are read: the newest. */
export const maxOwnPostings = 100

/** The newest postings of a person, whoever they are, now and after every change. Without a uid nothing is known. */
export function useOwnPostings(uid: string | null, limit = maxOwnPostings): LiveQuery<Postings> {
  const { postings } = useRepositories()
  return useLiveQuery<Postings>(
    (onData, onError) => (uid === null ? undefined : postings.watchOwn(uid, limit, onData, onError)),
    [postings, uid, limit]
  )
}

/** A posting in whatever status, now and after every change of it; null: there is none. Without an id nothing is known. */
export function usePosting(id: string | null): LiveQuery<Job | null> {
  const { postings } = useRepositories()
  return useLiveQuery<Job | null>(
    (onData, onError) => (id === null ? undefined : postings.watchPosting(id, onData, onError)),
    [postings, id]
  )
}

/** The administrator's questions to an employer, by posting; undefined: none are known. */
export function useOwnQuestions({ uid, isEmployer }: SessionUser): ReadonlyMap<string, PostingQuestion> | undefined {
  const { reports } = useRepositories()
  return useLazyWatch(isEmployer ? reports : undefined, (opened) => opened.watchQuestions, uid).data
}

export interface Queue {
  /** undefined: only counted. */
  jobs: readonly Job[] | undefined
  /** How many there are, whatever the limit. */
  total: number
}

/** The postings that wait for the administrator, now and after every change. Limit 0 only counts. */
export function useQueue(status: 'pending' | 'rejected', limit: number): LiveQuery<Queue> {
  const { postings } = useRepositories()
  return useLiveQuery(
    (onData, onError) => {
      const show = ({ jobs, total }: Postings) => onData({ jobs: limit === 0 ? undefined : jobs, total })
      return postings.watchQueue(status, limit, show, onError)
    },
    [postings, status, limit],
    { keepPreviousFor: [postings, status] }
  )
}

/** How many reports of postings wait, now and after every change; undefined: not known. */
export function useReportCount(): number | undefined {
  const { reports } = useRepositories()
  const { data, error } = useWatch(reports.watchCount)
  return error ? undefined : data
}

/** How many people ask to post for a house, now and after every change; undefined: not known. */
export function useHouseCount(): number | undefined {
  const { housesDesk } = useRepositories()
  const { data, error } = useWatch(housesDesk.watchCount)
  return error ? undefined : data
}
