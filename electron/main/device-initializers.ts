import { jobInitialization } from '#shared/domain/job/job-initialization.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import type { CollectionInitializer } from '#shared/storage/initialization.ts'

export type DeviceInitializer = CollectionInitializer<readonly unknown[]>

/** A build may leave lists as they are. Where nothing was built the setting is not there. */
const hasSamples: boolean = import.meta.env.LOUPE_SAMPLES ?? true

/** What the collections of this device begin with, by name. The samples are part of the program: nothing is fetched. */
export const deviceInitializers: ReadonlyMap<string, DeviceInitializer> = new Map<string, DeviceInitializer>(
  hasSamples
    ? [
        ['jobs', { ...jobInitialization, sample: createSeedJobs }],
        ['candidateProfiles', { sample: createSeedCandidates }]
      ]
    : []
)
