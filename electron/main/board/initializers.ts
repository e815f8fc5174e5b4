import { findEmptyReason } from '#shared/domain/candidate.ts'
import { findResetReason, migrateJob } from '#shared/domain/job-initialization.ts'
import { createSeedCandidates } from '#shared/domain/seed-candidates.ts'
import { createSeedJobs } from '#shared/domain/seed-jobs.ts'

/** What is done for a collection when the board opens. Apart from this, looking alone never writes. */
export interface Care {
  /** Why the stored elements must make way for the sample; null when they need not. */
  resetReason(elements: readonly unknown[]): { resetKey: string } | null
  sample(now: Date): readonly unknown[]
  /** An element as it is kept from now on; the same value when there is nothing to do. */
  migrate(element: unknown): unknown
}

export const boardCare: ReadonlyMap<string, Care> = new Map<string, Care>([
  ['jobs', { resetReason: findResetReason, sample: createSeedJobs, migrate: migrateJob }],
  ['candidateProfiles', { resetReason: findEmptyReason, sample: createSeedCandidates, migrate: (element) => element }]
])
