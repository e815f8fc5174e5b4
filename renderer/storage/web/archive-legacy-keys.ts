import type { LocalStorageArea } from './local-storage.ts'

/** Keys of versions that stored data per browser, not per person. */
const legacyKeys = ['userProfile', 'shortlistedCandidates', 'appliedJobs']

/** Keeps data without an owner under '{key}.legacy', shown to no one, and never overwrites an earlier archive. */
export function archiveLegacyKeys(storage: LocalStorageArea): void {
  for (const key of legacyKeys) {
    const text = storage.read(key)
    if (text === null) continue
    try {
      storage.write(archiveKeyFor(storage, key, text), text)
      storage.write(key, null)
    } catch {
      // No room for both: it stays where it is, and is not shown.
    }
  }
}

/** The first of key.legacy, key.legacy.2 … that is free, or has the same text from another tab. */
function archiveKeyFor(storage: LocalStorageArea, key: string, text: string): string {
  let place = `${key}.legacy`
  for (let number = 2; ![null, text].includes(storage.read(place)); number += 1) place = `${key}.legacy.${number}`
  return place
}
