import type { IDBPDatabase, IDBPObjectStore } from 'idb'
import { isSettledWithin } from '#renderer/storage/core/is-settled-within.ts'
import { checkOwner, createFileName, readValidBytes } from '#renderer/storage/core/uploaded-file-validation.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'
import { begin, commit, connect } from './indexed-db.ts'
import { toStoreError } from './local-storage.ts'

type Files = IDBPObjectStore<unknown, ['files'], 'files', 'readwrite'>

/** 25 MB on a cheap phone that does much else. */
const writtenWithinMs = 60_000

/** A separate database, opened with the first use, and again when it was closed. */
export function createWebUploadedFiles(name = 'loupe-files', timeoutMs = 5000): FileStore {
  let opening: Promise<IDBPDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const open = () => {
    opening ??= openWithin(name, timeoutMs, forget)
    opening.catch(forget)
    return opening
  }
  const beginTransaction = async () => begin(await open(), ['files'], 'readwrite')
  const run = async <R>(work: (files: Files) => Promise<R>): Promise<R> => {
    try {
      const transaction = await beginTransaction().catch((error) => {
        if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error
        forget()
        return beginTransaction()
      })
      return await commit(transaction, () => work(transaction.objectStore('files') as Files), writtenWithinMs)
    } catch (error) {
      throw toStoreError(error)
    }
  }

  return {
    async keep(owner, file) {
      const bytes = await readValidBytes(owner, file)
      const name = createFileName(owner)
      // Bytes, not a Blob, which may still point at the person's own file.
      await run((files) => files.add({ type: file.type, bytes }, name))
      return name
    },
    async read(name) {
      const found = await run((files) => files.get(name))
      return found && new Blob([found.bytes], { type: found.type })
    },
    remove: (name) => run((files) => files.delete(name)),
    async removeAll(owner) {
      checkOwner(owner)
      await run(async (files) => {
        const near = await files.getAllKeys(IDBKeyRange.bound(`${owner}_`, `${owner}_g`))
        // The range holds also files of owners whose uid begins like this one's.
        const own = near.map(String).filter((name) => findFileOwner(name) === owner)
        await Promise.all(own.map((name) => files.delete(name)))
      })
    }
  }
}

export const files = createWebUploadedFiles()

async function openWithin(name: string, timeoutMs: number, onLost: () => void): Promise<IDBPDatabase> {
  const connecting = connect(name, 1, onLost, (fresh) => void fresh.createObjectStore('files'))
  if (await isSettledWithin(connecting, timeoutMs)) return connecting
  connecting.then(
    (late) => late.close(),
    () => {}
  )
  throw new StoreError('unavailable', 'the files of this browser do not open')
}
