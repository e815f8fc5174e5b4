import address from 'virtual:seed-postings'
import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { fetchEarly } from '#renderer/storage/core/early-answers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobInitialization } from '#shared/domain/job/job-initialization.ts'
import { createJobs, type SeedPosting } from '#shared/domain/seeds/seed-posting.ts'

/** What the collections of this device begin with. */
export const initializers: readonly CollectionInitializer[] = [
  // A first visit needs this one: as a file of its own it would cost more than it saves the later ones.
  { collection: jobs, ...jobInitialization, sample: fetchSampleJobs },
  {
    name: 'candidateProfiles',
    load: () => import('./candidate-initializer.ts').then((late) => late.candidateInitializer)
  }
]

/** The sample jobs. Rejects when they cannot be fetched. What was fetched is the product's own file. */
async function fetchSampleJobs(now: Date): Promise<Job[]> {
  const answer = await fetchEarly(address)
  if (!answer.ok) throw new Error(answer.statusText)
  const postings: SeedPosting[] = await answer.json()
  return createJobs(postings, now)
}
