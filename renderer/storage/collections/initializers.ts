import type { LateUpkeep, Upkeep } from '#renderer/storage/core/collection-initializer.ts'
import { migrateJob, resetReason } from '#shared/domain/job-upkeep.ts'
import { jobs } from './collections.ts'
import { sampleJobs } from './sample-jobs.ts'

export const boardUpkeep: readonly (Upkeep | LateUpkeep)[] = [
  {
    collection: jobs,
    resetReason,
    // A first visit needs this: as a file of its own it would cost more than it saves the later ones.
    sample: sampleJobs,
    migrate: migrateJob
  },
  { name: 'candidateProfiles', load: async () => (await import('./candidate-initializer.ts')).candidateUpkeep }
]
