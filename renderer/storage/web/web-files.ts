import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { checkOwner, createFileName, readValidBytes } from '#renderer/storage/core/file-validation.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { findFileOwner } from '#shared/domain/file/file-name.ts'
import { toStoreError } from './local-storage.ts'

interface FilesSchema extends DBSchema {
  /** Bytes, not Blobs: a Blob may still point at the person's own file, which can change or go. */
  files: { key: string; value: { type: string; bytes: Uint8Array<ArrayBuffer> } }
}

type Mode = 'readonly' | 'readwrite'
type Files<M extends Mode> = IDBPObjectStore<FilesSchema, ['files'], 'files', M>

/** Files in an IndexedDB database of their own. It is opened when it is first needed, and again when it was closed. */
export function createWebFiles(database = 'loupe-files', timeoutMs = 5000): FileStore {
  let opening: Promise<IDBPDatabase<FilesSchema>> | undefined
  const forget = () => {
    opening = undefined
  }
  const open = () => {
    opening ??= openDatabase(database, timeoutMs, forget)
    opening.catch(forget)
    return opening
  }
  const beginTransaction = async <M extends Mode>(mode: M) => {
    const start = async () => (await open()).transaction('files', mode, { durability: 'strict' })
    try {
      return await start()
    } catch (error) {
      // The browser, or another tab, has closed the connection since.
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error
      forget()
      return start()
    }
  }
  /** Resolves when what `work` wrote is durable; otherwise nothing is written. */
  const runInTransaction = async <M extends Mode, R>(mode: M, work: (files: Files<M>) => Promise<R>): Promise<R> => {
    try {
      const transaction = await beginTransaction(mode)
      try {
        const [result] = await Promise.all([work(transaction.store), transaction.done])
        return result
      } catch (error) {
        // Why the transaction ended says more than that a request of it was given up.
        throw await transaction.done.then(
          () => error,
          (reason: unknown) => reason
        )
      }
    } catch (error) {
      throw toStoreError(error)
    }
  }

  return {
    async keep(owner, file) {
      const bytes = await readValidBytes(owner, file)
      const name = createFileName(owner)
      await runInTransaction('readwrite', (files) => files.add({ type: file.type, bytes }, name))
      return name
    },
    async read(name) {
      const found = await runInTransaction('readonly', (files) => files.get(name))
      return found && new Blob([found.bytes], { type: found.type })
    },
    remove: (name) => runInTransaction('readwrite', (files) => files.delete(name)),
    async removeAll(owner) {
      checkOwner(owner)
      await runInTransaction('readwrite', async (files) => {
        const near = await files.getAllKeys(IDBKeyRange.bound(`${owner}_`, `${owner}_g`))
        // Between them stand also the files of an owner whose uid begins like this one's.
        await Promise.all(near.filter((name) => findFileOwner(name) === owner).map((name) => files.delete(name)))
      })
    }
  }
}

/** The files of this browser. */
export const files = createWebFiles()

function openDatabase(database: string, timeoutMs: number, onLost: () => void): Promise<IDBPDatabase<FilesSchema>> {
  return new Promise((done, reject) => {
    let isTooLate = false
    const giveUp = () => {
      isTooLate = true
      reject(new StoreError('unavailable', 'the files of this browser do not open'))
    }
    const timer = setTimeout(giveUp, timeoutMs)
    openDB<FilesSchema>(database, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('files'),
      blocked: giveUp,
      // A newer version of the product wants the database: this page steps aside rather than hold it up.
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close()
        onLost()
      },
      terminated: onLost
    })
      .then((found) => (isTooLate ? found.close() : done(found)), reject)
      .finally(() => clearTimeout(timer))
  })
}
