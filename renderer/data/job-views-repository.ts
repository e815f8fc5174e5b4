import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { jobViews, seenJobs } from '#shared/collections/job-views.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type Listeners, mapWatch, watchQuery } from './watch-queries.ts'

/** Jobs of an employer. */
const maxCounters = 1000

/** How many candidates have opened a job. Made for one person, whose seen jobs it remembers: a job is asked about once in a visit. */
export function createJobViewsRepository(documents: DocumentStore, uid: string, isShared = false) {
  const known = new Set<string>()
  return {
    /** Counts this candidate once for each job, on every visit and device. Rejects with a StoreError; can be done again. */
    async countView({ id, employerId }: Pick<Job, 'id' | 'employerId'>): Promise<void> {
      if (known.has(id) || employerId === uid) return
      known.add(id)
      try {
        await documents.change(seenJobs.of(uid), id, () => ({ id, employerId }), 0)
        // A shared board counts in the same step: see the mapping of seenJobs. Cut off in between, a device counts one less.
        if (isShared) return
        await documents.change(jobViews, id, (stored) => ({
          id,
          employerId,
          ...stored,
          count: (stored?.count ?? 0) + 1
        }))
      } catch (error) {
        if (error instanceof StoreError && error.failure === 'conflict') return
        known.delete(id)
        throw error
      }
    },
    /** Of an employer's jobs, by job; a job that no candidate has opened is missing. */
    watchCounts: (employerId: string, ...on: Listeners<ReadonlyMap<string, number>>) =>
      mapWatch(
        watchQuery(documents, jobViews, {
          where: { employerId },
          order: 'stored',
          limit: maxCounters,
          uncounted: true
        }),
        (found): ReadonlyMap<string, number> => new Map(found.documents.map(({ id, count }) => [id, count]))
      )(...on)
  }
}
