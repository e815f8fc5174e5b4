import { parsePasswordHash } from '#renderer/data/accounts/local/password-hash.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { files } from '#renderer/storage/web/web-uploaded-files.ts'
import { deviceCollections, isPersonalCollection } from '#shared/collections/all-collections.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
// By its relative name: build/vite/demo-config.ts puts this file in the place of the other name.
import { openDocuments as openOwnDocuments } from '../platform/web/open-documents.ts'
import { keepResumes, readBoard } from './demo-board.ts'

const dayKey = 'loupe.demo'

/** 'YYYY-MM-DD' of the demonstration's board in this browser; null: there is another board, or none. */
export let demoDay: string | null = null

/** Why the demonstration's board could not be put into an empty browser; '': it was, or there is another. */
export let demoProblem = ''

/** Puts the demonstration's board where there is none: a board that people have made at this address stays. */
export async function openDocuments(storage: LocalStorageArea | undefined): Promise<DocumentStore> {
  demoProblem = ''
  if (storage) {
    await putBoard(storage).catch((error) => {
      demoProblem = error instanceof Error ? error.message : String(error)
    })
  }
  return openOwnDocuments(storage)
}

async function putBoard(storage: LocalStorageArea): Promise<void> {
  demoDay = storage.read(dayKey)
  if (demoDay !== null || storage.keys().some(isListOfBoard)) return
  const password = parsePasswordHash(import.meta.env.LOUPE_ADMIN_PASSWORD_HASH)
  if (!password) throw new Error('The demonstration has no password')
  const { default: data } = await import('./board.json')
  const now = new Date()
  const lists = await keepResumes(readBoard(data, now, password), files)
  try {
    for (const [name, elements] of lists) storage.write(name, JSON.stringify(elements))
    storage.write(dayKey, formatBoardDay(now))
  } catch (error) {
    // Half of it would be taken for another board.
    for (const name of lists.keys()) storage.write(name, null)
    throw error
  }
  demoDay = formatBoardDay(now)
}

function isListOfBoard(key: string): boolean {
  return deviceCollections.includes(key) || isPersonalCollection(key)
}
