import * as v from 'valibot'
import { hashText } from '#shared/documents/hash-text.ts'
import { renameCollection, renamedCollections, renameFields } from '#shared/storage/renamed-collections.ts'
import type { Upgrade } from './indexed-db.ts'
import { rowSchema } from './indexed-db-collection-row.ts'
import type { LocalStorageArea } from './local-storage.ts'

/** Renames the collections and fields of an earlier build's board. A kill leaves all of it, or nothing, for the next start. */
export async function renameCollections(upgrade: Upgrade, storage: LocalStorageArea): Promise<void> {
  const rows = upgrade.objectStore('collections')
  for (const name of (await rows.getAllKeys()).map(String)) {
    const { success, output: row } = v.safeParse(rowSchema, await rows.get(name))
    if (!success) continue
    const text = row.text === null ? null : renameText(row.text)
    const renamed = renameCollection(name)
    if (text === row.text && renamed === name) continue
    // localStorage has the text before, which has to be known as ours.
    await rows.put({ ...row, text, hashes: [...row.hashes, hashText(row.text)] }, renamed)
    if (renamed !== name) await rows.delete(name)
  }
  for (const [earlier, name] of renamedCollections) {
    const text = storage.read(earlier)
    if (text === null) continue
    storage.write(name, text)
    storage.write(earlier, null)
  }
}

/** A text that is no JSON stays for the quarantine. */
function renameText(text: string): string {
  try {
    const stored: unknown = JSON.parse(text)
    const renamed = renameFields(stored)
    return renamed === stored ? text : JSON.stringify(renamed)
  } catch {
    return text
  }
}
