import { jobInitialization } from '#shared/domain/job/job-initialization.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { type CollectionInitializer, planInitialization } from '#shared/storage/initialization.ts'
import type { CollectionDirectory } from './collection-directory.ts'
import type { ShardedCollection } from './sharded-collection.ts'

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

/**
 * Writes what planInitialization wants written, and gives what is stored afterwards. Throws when it cannot be written: then what
 * is stored is still the old list, of which some elements may be migrated already.
 * @param rows what was read of the directory
 */
export function initializeCollection(
  directory: CollectionDirectory,
  rows: ShardedCollection,
  initializer: DeviceInitializer,
  isSuppressed: (resetKey: string) => boolean
): ShardedCollection {
  const stored = { elements: [...rows.elements.values()], isComplete: rows.readOnlyShards.size === 0 }
  const plan = planInitialization(stored, initializer, isSuppressed)
  if (plan.kind === 'migrate') writeMigrated(rows, plan.elements)
  if (plan.kind !== 'seed') return rows
  directory.replace(initializer.sample(new Date()), plan.quarantine)
  return directory.read()
}

/** Writes the elements that are not the stored ones any more. */
function writeMigrated(rows: ShardedCollection, migrated: readonly unknown[]): void {
  ;[...rows.elements].forEach(([rowId, element], index) => {
    if (migrated[index] !== element) rows.write(rowId, migrated[index])
  })
}
