import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { fetchPrefetched } from '#renderer/storage/core/prefetched-responses.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { jobInitialization } from '#shared/domain/job/initialize-stored-jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createJobs, type SeedJob } from '#shared/domain/seeds/seed-job.ts'
// Only an empty board fetches them.
import address from '#shared/domain/seeds/seed-jobs.json?url'

export const initializers: readonly CollectionInitializer[] = [
  // A separate file would cost a first visit more than it saves later ones.
  {
    name: jobs.name,
    isFirst: true,
    load: async () => ({ collection: jobs, ...jobInitialization, sample: fetchSampleJobs })
  },
  {
    name: 'candidateProfiles',
    load: async () => ({
      collection: (await import('#shared/collections/candidate-profiles.ts')).candidateProfiles,
      sample: async () => (await import('#shared/domain/seeds/seed-candidates.ts')).createSeedCandidates()
    })
  }
]

/** Rejects when they cannot be fetched. */
async function fetchSampleJobs(now: Date): Promise<Job[]> {
  const answer = await fetchPrefetched(address)
  if (!answer.ok) throw new Error(answer.statusText)
  const samples: SeedJob[] = await answer.json()
  return createJobs(samples, now)
}
