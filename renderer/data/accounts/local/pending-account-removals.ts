import type { Collection, DeviceStore, DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { accounts, removals } from '#shared/collections/accounts.ts'
import type { Document } from '#shared/documents/document.ts'
import {
  erasedCollections,
  erasedPersonalCollections,
  findAccountDocuments
} from '../../account-removal/find-account-documents.ts'

const everything = { order: 'stored', limit: 10_000 } as const

/** Removes what deleted accounts left, in quarantine and others' lists too; a ban stays. Repeats until clean: a killed browser may restore localStorage. */
export async function completePendingRemovals({ documents, files }: { documents: DocumentStore; files: FileStore }) {
  const { device } = documents
  const { documents: due } = await documents.query(removals, everything)
  if (!device || due.length === 0) return
  const uids = new Set((await documents.query(accounts, everything)).documents.map(({ uid }) => uid))
  for (const { id: uid } of due) {
    const isDone = uids.has(uid) || !(await removeTraces(documents, device, uid))
    if (!uids.has(uid)) await files.removeAll(uid)
    if (isDone) await documents.remove(removals, uid)
  }
}

/** Resolves with whether anything was found. */
async function removeTraces(documents: DocumentStore, device: DeviceStore, uid: string): Promise<boolean> {
  let isFound = false
  const removeEach = async (collection: Collection<Document>, found: readonly Document[]) => {
    for (const { id } of found) await documents.remove(collection, id)
    isFound ||= found.length > 0
  }
  for (const collection of erasedCollections) {
    if (!collection.isOnBoardAlone) await removeEach(collection, await findAccountDocuments(documents, collection, uid))
  }
  for (const name of await device.listCollections()) {
    const personal = erasedPersonalCollections.find(({ kind }) => name.startsWith(`${kind}_`))
    if (name.endsWith(`_${uid}`)) {
      await device.dropCollection(name)
      isFound = true
    } else if (personal?.isAbout) {
      const list = personal.of(name.slice(personal.kind.length + 1))
      const entries = (await documents.query(list, everything)).documents
      await removeEach(
        list,
        entries.filter((entry) => personal.isAbout?.(entry, uid))
      )
    }
  }
  return isFound
}
