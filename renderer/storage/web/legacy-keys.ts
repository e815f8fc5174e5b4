import type { LocalStorageArea } from './local-storage.ts'

/** What was once stored for whoever used the browser. */
const legacyKeys = ['userProfile', 'shortlistedCandidates', 'appliedJobs']

/**
 * Sets aside what lies under the keys of no person: it may be anybody's, so it is kept as it is, under '{key}.legacy', and shown
 * to nobody. What was set aside before is never written over.
 */
export function archiveLegacyKeys(storage: LocalStorageArea): void {
  for (const key of legacyKeys) {
    const text = storage.read(key)
    if (text === null) continue
    try {
      storage.write(archiveKeyFor(storage, key, text), text)
      storage.write(key, null)
    } catch {
      // No room for both: it stays where it is, where nobody looks for it either.
    }
  }
}

/** The first of key.legacy, key.legacy.2 … that is free, or where another tab has put the same text a moment ago. */
function archiveKeyFor(storage: LocalStorageArea, key: string, text: string): string {
  let place = `${key}.legacy`
  for (let number = 2; ![null, text].includes(storage.read(place)); number += 1) place = `${key}.legacy.${number}`
  return place
}
