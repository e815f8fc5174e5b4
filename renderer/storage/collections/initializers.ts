import address from 'virtual:seed-postings'
import type { CollectionInitializer, LazyInitializer } from '#renderer/storage/core/collection-initializer.ts'
import type { Job } from '#shared/domain/job.ts'
import { migrateJob, resetReason } from '#shared/domain/job-initialization.ts'
import { type SeedPosting, seeded } from '#shared/domain/seed-posting.ts'
import { jobs } from './collections.ts'

export const initializers: readonly (CollectionInitializer | LazyInitializer)[] = [
  {
    collection: jobs,
    resetReason,
    // A first visit needs this: as a file of its own it would cost more than it saves the later ones.
    sample: sampleJobs,
    migrate: migrateJob
  },
  { name: 'candidateProfiles', load: async () => (await import('./candidate-initializer.ts')).candidateInitializer }
]

/** The sample jobs as of now. Rejects when they cannot be fetched. What was fetched is the product's own file. */
export async function sampleJobs(): Promise<Job[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const postings: SeedPosting[] = await answer.json()
  return seeded(postings, new Date())
}
