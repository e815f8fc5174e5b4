import type { EagerInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { candidateProfiles } from './candidate-collections.ts'

export const candidateInitializer: EagerInitializer = {
  collection: candidateProfiles,
  sample: async () => createSeedCandidates()
}
