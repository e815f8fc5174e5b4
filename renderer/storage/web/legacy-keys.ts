import type { LocalStorageArea } from './local-storage.ts'

/** Keys of older versions, which stored data for whoever used the browser. */
const legacyKeys = ['userProfile', 'shortlistedCandidates', 'appliedJobs']

/**
 * Archives what older versions stored under keys without a uid: it may be anybody's, so it is kept unchanged under
 * '{key}.legacy' and shown to nobody. An earlier archive is never overwritten.
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
