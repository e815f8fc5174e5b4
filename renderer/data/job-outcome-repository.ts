import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { endedJobs } from '#shared/collections/ended-jobs.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { describeEnding, type EndedJob, type JobEnding } from '#shared/domain/job/job-ending.ts'
import { type Watch, watchTogether } from './watch-together.ts'

/** What has become of a posting, as everybody may know it. */
export type JobOutcome =
  /** It is public. */
  | { state: 'live' }
  /** `category`: to look for similar ones. */
  | { state: 'ended'; ending: JobEnding | 'expired'; category: string }
  /** It waits for a review, was rejected, or there is none: nobody else learns which. */
  | { state: 'unavailable' }

export interface JobOutcomeRepository {
  /** Tells now and after each change, wherever it was made. */
  watch(jobId: string, listener: (outcome: JobOutcome) => void, onError: (error: StoreError) => void): Unsubscribe
}

/** @param isSeparate how postings ended lies in a collection of its own: on a shared board, where nobody else reads what has ended */
export function createJobOutcomeRepository(
  documents: DocumentStore,
  isSeparate: boolean = documents.device === undefined
): JobOutcomeRepository {
  const watchJob =
    (query: Pick<Query<Job>, 'where' | 'unexpired'>): Watch<QueryResult<Job>> =>
    (listener, onError) =>
      documents.watch(jobs, { ...query, order: 'stored', limit: 1 }, listener, onError)
  const watchEnded =
    (id: string): Watch<QueryResult<EndedJob>> =>
    (listener, onError) =>
      documents.watch(endedJobs, { where: { id }, order: 'stored', limit: 1 }, listener, onError)

  /** For one that is not public, and is not known to have been ended. Once: a refusal followed would be asked again and again. */
  const findExpired = async (id: string): Promise<JobOutcome> => {
    const job = await documents.get(jobs, id).catch(() => undefined)
    return describeStored(job)
  }

  return {
    watch(id, listener, onError) {
      let latest = 0
      const watchPublic = watchJob({ where: { id, status: 'approved' }, unexpired: 'expiresOn' })
      const tell = (found: QueryResult<Job>, findOutcome: () => JobOutcome | Promise<JobOutcome>) => {
        latest += 1
        const own = latest
        const outcome = found.documents.length > 0 ? ({ state: 'live' } as const) : findOutcome()
        // What was asked before the newest change tells nothing any more.
        Promise.resolve(outcome).then((known) => own === latest && listener(known))
      }
      const stop = isSeparate
        ? watchTogether(
            [watchPublic, watchEnded(id)],
            ([
              found,
              {
                documents: [ended]
              }
            ]) => tell(found, () => (ended ? describeEnded(ended) : findExpired(id))),
            onError
          )
        : watchTogether(
            [watchPublic, watchJob({ where: { id } })],
            ([
              found,
              {
                documents: [job]
              }
            ]) => tell(found, () => describeStored(job)),
            onError
          )
      return () => {
        latest += 1
        stop()
      }
    }
  }
}

function describeEnded({ ending, category }: EndedJob): JobOutcome {
  return { state: 'ended', ending, category }
}

/** Of a job that is not public. */
function describeStored(job: Job | undefined): JobOutcome {
  if (job?.status === 'approved') return { state: 'ended', ending: 'expired', category: job.category }
  const ended = job && describeEnding(job)
  return ended ? describeEnded(ended) : { state: 'unavailable' }
}
