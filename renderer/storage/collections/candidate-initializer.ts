import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { whenEmpty } from '#shared/domain/candidate.ts'
import { seedCandidates } from '#shared/domain/seed-candidates.ts'
import { candidateProfiles } from './candidate-collections.ts'

/** The sample candidates where there is none. */
export const candidateInitializer: CollectionInitializer = {
  collection: candidateProfiles,
  resetReason: whenEmpty,
  sample: async () => seedCandidates(),
  migrate: (element) => element
}
