import { parsePasswordHash } from '#renderer/data/accounts/local/password.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { files } from '#renderer/storage/web/web-files.ts'
import { deviceCollections, isPersonalCollection } from '#shared/collections/all.ts'
import { formatLocalDay } from '#shared/domain/dates.ts'
// By its relative name: build/vite/demo-config.ts puts this file in the place of the other name.
import { openDocuments as openOwnDocuments } from '../platform/web/open-documents.ts'
import { makeBoard } from './make-board.ts'

const dayKey = 'loupe.demo'

/** 'YYYY-MM-DD' of the demonstration's board in this browser; null: another board lies here, or none can. */
export let demoDay: string | null = null

/** Puts the demonstration's board where there is none: a board that people have made at this address stays. Rejects when it cannot be made. */
export async function openDocuments(storage: LocalStorageArea | undefined): Promise<DocumentStore> {
  if (storage) await putBoard(storage)
  return openOwnDocuments(storage)
}

async function putBoard(storage: LocalStorageArea): Promise<void> {
  demoDay = storage.read(dayKey)
  if (demoDay !== null || storage.keys().some(isListOfBoard)) return
  const password = parsePasswordHash(import.meta.env.LOUPE_ADMIN_PASSWORD_HASH)
  if (!password) throw new Error('The demonstration has no password')
  const now = new Date()
  const board = await makeBoard(now, files, password)
  try {
    for (const [name, elements] of board) storage.write(name, JSON.stringify(elements))
    storage.write(dayKey, formatLocalDay(now))
  } catch (error) {
    // Half of it would be taken for another board.
    for (const name of board.keys()) storage.write(name, null)
    throw error
  }
  demoDay = formatLocalDay(now)
}

function isListOfBoard(key: string): boolean {
  return deviceCollections.includes(key) || isPersonalCollection(key)
}
