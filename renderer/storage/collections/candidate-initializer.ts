import type { EagerInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'

export const candidateInitializer: EagerInitializer = {
  collection: candidateProfiles,
  sample: async () => createSeedCandidates()
}
