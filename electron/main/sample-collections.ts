import { jobInitialization } from '#shared/domain/job/initialize-stored-jobs.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import type { CollectionInitializer } from '#shared/storage/collection-initialization.ts'

export type DeviceInitializer = CollectionInitializer<readonly unknown[]>

/** undefined where nothing was built, as in tests. */
const hasSamples: boolean = import.meta.env.LOUPE_SAMPLES ?? true

export const sampleCollections: ReadonlyMap<string, DeviceInitializer> = new Map<string, DeviceInitializer>(
  hasSamples
    ? [
        ['jobs', { ...jobInitialization, sample: createSeedJobs }],
        ['candidateProfiles', { sample: createSeedCandidates }]
      ]
    : []
)
