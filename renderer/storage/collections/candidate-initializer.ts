import type { Initializer } from '#renderer/storage/core/collection-initializer.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'

export const candidateInitializer: Initializer = {
  collection: candidateProfiles,
  sample: async () => createSeedCandidates()
}
