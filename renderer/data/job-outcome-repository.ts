import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { endedJobs } from '#shared/collections/ended-jobs.ts'
import { jobs, queryOpenJob } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { describeEnding, type EndedJob, type JobEnding } from '#shared/domain/job/job-closing-outcome.ts'
import { orWhenRefused } from './document-store-operations.ts'
import { type Listeners, watchList, watchOne, watchTogether } from './watch-queries.ts'

export type JobOutcome =
  | { state: 'live' }
  /** `category`: to look for similar ones. */
  | { state: 'ended'; ending: JobEnding | 'expired'; category: string }
  /** Stored and not public: a change waits for the review queue, or was sent back. The rules of a shared board hide both from applicants. */
  | { state: 'review' }
  | { state: 'missing' }

/** @param isSeparate a shared board keeps endings in a separate collection, since only the owner reads an ended job */
export function createJobOutcomeRepository(
  documents: DocumentStore,
  isSeparate: boolean = documents.device === undefined
) {
  /** A single read: a refused subscription would be retried forever. Where the rules refuse to read it, it is there. */
  const findUnlisted = (id: string) =>
    orWhenRefused<JobOutcome>(documents.get(jobs, id).then(describeStored), { state: 'review' })

  return {
    watch(id: string, ...[listener, onError]: Listeners<JobOutcome>): Unsubscribe {
      let latest = 0
      const watchPublic = watchList(documents, jobs, queryOpenJob(id))
      const publish = (found: readonly Job[], findOutcome: () => JobOutcome | Promise<JobOutcome>) => {
        latest += 1
        const own = latest
        const outcome = found.length > 0 ? ({ state: 'live' } as const) : findOutcome()
        // Outdated answers are dropped.
        Promise.resolve(outcome).then(
          (known) => own === latest && listener(known),
          (error) => own === latest && onError(error)
        )
      }
      const stop = isSeparate
        ? watchTogether([watchPublic, watchOne(documents, endedJobs, id)])(
            ([found, ended]) => publish(found, () => (ended ? describeEnded(ended) : findUnlisted(id))),
            onError
          )
        : watchTogether([watchPublic, watchOne(documents, jobs, id)])(
            ([found, job]) => publish(found, () => describeStored(job)),
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

function describeStored(job: Job | null | undefined): JobOutcome {
  if (job?.status === 'approved') return { state: 'ended', ending: 'expired', category: job.category }
  const ended = job && describeEnding(job)
  return ended ? describeEnded(ended) : { state: job ? 'review' : 'missing' }
}
