import {
  Bytes,
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  where
} from 'firebase/firestore'
import { bytesToKeep, checkOwner, newFileName } from '#renderer/storage/core/file-validation.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createdAt } from '#renderer/storage/firestore/paths.ts'
import { ownerOfFile } from '#shared/domain/file-name.ts'
import { type RememberingFiles, rememberedPictures } from './avatar-cache.ts'
import { type FileHead, headFor, headIn, mostParts, partOf, partSize, wholeFile } from './file-parts.ts'
import { direct } from './server-transactions.ts'

export interface FirestoreFilesParts {
  /** The database as it is used now: a device that forgets begins with a new one. */
  database: () => Firestore
  /** The uid of the person who is signed in. */
  me: () => string | undefined
  isOnline?: () => boolean
}

/** So many parts are carried at the same time: a slow line brings few of them to an end in time. */
const atOnce = 3
/** So many documents are removed in one step, and so many heads looked for: Firestore counts what a step touches, up to 10 MiB. */
const inOneStep = 10

/**
 * Files of the shared board, in Cloud Firestore: `files/{name}` is the head, {id, revision, createdAt, uid, type, size, parts},
 * and its bytes lie below it, in `files/{name}/parts/{0, 1 …}` as {bytes}, each part as long as the head wants it.
 *
 * The head comes first and goes last: whatever is interrupted, there is no part without a head, so removing all heads of a
 * person removes all that is kept of theirs. A name is given out when every part is stored, and what lacks one is never read.
 */
export function firestoreFiles(parts: FirestoreFilesParts): RememberingFiles {
  const { database, me, isOnline = () => globalThis.navigator?.onLine !== false } = parts
  return rememberedPictures(filesIn(database, isOnline), me)
}

function filesIn(database: () => Firestore, isOnline: () => boolean): FileStore {
  const { read, write, ask } = direct({ database, isOnline })
  const headRef = (name: string) => doc(database(), 'files', name)
  const partRef = (name: string, place: number) => doc(database(), 'files', name, 'parts', String(place))

  async function store(name: string, owner: string, head: FileHead, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const stored = { id: name, revision: 1, [createdAt]: serverTimestamp(), uid: owner, ...head }
    const partAt = (place: number) => ({ bytes: Bytes.fromUint8Array(partOf(bytes, place)) })
    // One part goes with its head. Before many of them the head alone finds out whether the server can be reached.
    const [only] = head.parts === 1 ? [partAt(0)] : []
    await write(
      (transaction) => {
        transaction.set(headRef(name), stored)
        if (only) transaction.set(partRef(name, 0), only)
      },
      only ? head.size : 0
    )
    if (only) return
    await eachPart(head, (place) =>
      write((transaction) => transaction.set(partRef(name, place), partAt(place)), atOnce * partSize)
    )
  }

  /** Parts first, so that what is interrupted can be done again. */
  async function clear(name: string, parts: number): Promise<void> {
    const refs: DocumentReference[] = Array.from({ length: parts }, (_, place) => partRef(name, place))
    refs.push(headRef(name))
    for (let first = 0; first < refs.length; first += inOneStep) {
      await write((transaction) => {
        for (const ref of refs.slice(first, first + inOneStep)) transaction.delete(ref)
      })
    }
  }

  return {
    async keep(owner, file) {
      const bytes = await bytesToKeep(owner, file)
      const name = newFileName(owner)
      const head = headFor(file.type, bytes.length)
      try {
        await store(name, owner, head, bytes)
      } catch (error) {
        // Nobody knows the name: what cannot be removed now goes with the account.
        const cleared = clear(name, head.parts).catch(() => {})
        // A server that did not answer would keep the person waiting once more.
        if (!isUnavailable(error)) await cleared
        throw error
      }
      return name
    },
    async read(name) {
      if (ownerOfFile(name) === undefined) return undefined
      const stored = await read(headRef(name))
      if (!stored.exists()) return undefined
      const head = headIn(stored.data())
      const file = head && wholeFile(head, await eachPart(head, partIn))
      if (!file) throw new StoreError('unavailable', 'this file is not whole')
      return file

      async function partIn(place: number): Promise<Uint8Array | undefined> {
        const bytes: unknown = (await read(partRef(name, place), atOnce * partSize)).get('bytes')
        return bytes instanceof Bytes ? bytes.toUint8Array() : undefined
      }
    },
    async remove(name) {
      if (ownerOfFile(name) === undefined) return
      const stored = await read(headRef(name))
      if (stored.exists()) await clear(name, headIn(stored.data())?.parts ?? mostParts)
    },
    async removeAll(owner) {
      checkOwner(owner)
      for (;;) {
        const { docs } = await ask((board) =>
          getDocsFromServer(query(collection(board, 'files'), where('uid', '==', owner), limit(inOneStep)))
        )
        if (docs.length === 0) return
        for (const head of docs) await clear(head.id, headIn(head.data())?.parts ?? mostParts)
      }
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.failure === 'unavailable'
}

/** Takes a step for each part of a file, a few at the same time; none that was begun goes on after a failure is told. */
async function eachPart<R>({ parts }: FileHead, step: (place: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < parts; first += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, parts - first) }, (_, further) => first + further)
    for (const ended of await Promise.allSettled(places.map(step))) {
      if (ended.status === 'rejected') throw ended.reason
      results.push(ended.value)
    }
  }
  return results
}
