import type { Postings } from '#renderer/data/postings-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'

/** Looked for among so many of the newest. */
const maxPostings = 100

/** The own postings that everybody can read, newest first. */
export function useOpenPostings(): LiveQuery<Job[]> {
  const { person, postings } = useRepositories()
  return useLiveQuery<Job[]>(
    (onData, onError) => {
      const show = ({ jobs }: Postings) => onData(jobs.filter((job) => isPublic(job, new Date())))
      return postings.watchOwn(person.uid, maxPostings, show, onError)
    },
    [postings, person]
  )
}
