import {
  Bytes,
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where
} from 'firebase/firestore'
import { checkOwner, createFileName, readValidBytes } from '#renderer/storage/core/uploaded-file-validation.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { buildCountPath, createdAt } from '#renderer/storage/firestore/document-paths.ts'
import type { Fields } from '#shared/collections/collection.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'
import { countFile } from '../counts/account-limits.ts'
import { isContention } from '../firestore-errors.ts'
import { type CachingFiles, createAvatarCache } from './avatar-cache.ts'
import { createServerTransactions } from './server-transactions.ts'
import { buildHead, joinParts, maxPartBytes, maxParts, parseHead, slicePart } from './uploaded-file-parts.ts'

interface FirestoreFilesOptions {
  getDatabase: () => Firestore
  getUid: () => string | undefined
  isOnline?: () => boolean
}

/** On a slow line more at once would all time out. */
const maxPartsAtOnce = 3
/** Firestore counts the bytes of the documents that a removal touches, up to 10 MiB. */
const maxPerStep = 10

/**
 * Files of the shared board: `files/{name}` is the head, {id, revision, createdAt, uid, type, size, parts}; `files/{name}/parts/{0, 1 …}`
 * hold its bytes, {bytes}.
 *
 * The head is written first and removed last: after any interruption there is no part without a head, so removing a person's heads removes
 * everything of theirs. A name is returned when every part is stored, and an incomplete file is never read.
 */
export function createFirestoreFiles(options: FirestoreFilesOptions): CachingFiles {
  const { getDatabase, getUid, isOnline = () => globalThis.navigator?.onLine !== false } = options
  const { read, write, ask } = createServerTransactions(getDatabase, isOnline)
  const buildHeadRef = (name: string) => doc(getDatabase(), 'files', name)
  const buildCountRef = (owner: string) => doc(getDatabase(), buildCountPath('file', owner))
  const inTurn = createTurns()
  const buildPartRef = (name: string, index: number) => doc(getDatabase(), 'files', name, 'parts', String(index))

  async function readCount(transaction: Transaction, owner: string): Promise<Fields | undefined> {
    return (await transaction.get(buildCountRef(owner))).data()
  }

  function writeCount(transaction: Transaction, owner: string, before: Fields | undefined, counted: Fields): void {
    const revision = Number(before?.revision ?? 0) + 1
    const at = before?.[createdAt] ?? serverTimestamp()
    transaction.set(buildCountRef(owner), { id: owner, revision, [createdAt]: at, ...counted })
  }

  /** undefined: the file is another's, or was not counted. */
  async function countRemoval(transaction: Transaction, name: string): Promise<(() => void) | undefined> {
    const owner = findFileOwner(name)
    if (owner === undefined || owner !== getUid()) return undefined
    const size: unknown = (await transaction.get(buildHeadRef(name))).get('size')
    if (typeof size !== 'number') return undefined
    const before = await readCount(transaction, owner)
    return () => writeCount(transaction, owner, before, countFile(before, -1, size, name))
  }

  async function announceRemoval(transaction: Transaction, name: string): Promise<void> {
    const head = await transaction.get(buildHeadRef(name))
    if (!head.exists() || head.get('going') === true) return
    transaction.update(head.ref, { going: true, revision: Number(head.get('revision') ?? 0) + 1 })
  }

  /** The last parts first, as the rules demand. Can be done again after a failure. */
  async function deleteParts(name: string, parts: number): Promise<void> {
    const refs = listIndexes(0, parts).map((index) => buildPartRef(name, index))
    if (parts > maxPerStep) await write((transaction) => announceRemoval(transaction, name))
    while (refs.length > maxPerStep) {
      const last = refs.splice(-maxPerStep).reverse()
      await write((transaction) => {
        for (const ref of last) transaction.delete(ref)
      })
    }
    await inTurn(() =>
      write(async (transaction) => {
        const writeRemoval = await countRemoval(transaction, name)
        for (const ref of refs) transaction.delete(ref)
        transaction.delete(buildHeadRef(name))
        writeRemoval?.()
      })
    )
  }

  async function readPart(name: string, index: number): Promise<Uint8Array | undefined> {
    const bytes: unknown = (await read(buildPartRef(name, index), maxPartsAtOnce * maxPartBytes)).get('bytes')
    return bytes instanceof Bytes ? bytes.toUint8Array() : undefined
  }

  const files: FileStore = {
    async keep(owner, file) {
      const bytes = await readValidBytes(owner, file)
      const head = buildHead(file.type, bytes.length)
      let name = ''
      const writePart = (transaction: Transaction, index: number) =>
        transaction.set(buildPartRef(name, index), { bytes: Bytes.fromUint8Array(slicePart(bytes, index)) })
      // One part is written with its head. Before many of them the head alone finds out whether the server can be reached.
      const isOnePart = head.parts === 1
      const writeHead = async (transaction: Transaction) => {
        const before = await readCount(transaction, owner)
        // The rules give out no name twice: the bytes under a name never change.
        const next = createFileName(owner, Number(before?.revision ?? 0) + 1)
        const counted = countFile(before, 1, head.size, next)
        name = next
        const stored = { id: name, revision: 1, [createdAt]: serverTimestamp(), uid: owner, ...head }
        transaction.set(buildHeadRef(name), stored)
        if (isOnePart) writePart(transaction, 0)
        writeCount(transaction, owner, before, counted)
      }
      try {
        await inTurn(() => write(writeHead, isOnePart ? head.size : 0))
        // In order: the rules refuse a part whose predecessor is missing.
        for (const indexes of isOnePart ? [] : listBatches(head.parts)) {
          await write((transaction) => {
            for (const index of indexes) writePart(transaction, index)
          }, indexes.length * maxPartBytes)
        }
        return name
      } catch (error) {
        if (name === '') throw error
        // No document holds the name: an orphan goes with the account.
        const cleared = deleteParts(name, head.parts).catch(() => {})
        // An unreachable server would only time out once more.
        if (!isUnavailable(error)) await cleared
        throw error
      }
    },
    async read(name) {
      if (findFileOwner(name) === undefined) return undefined
      const stored = await read(buildHeadRef(name))
      if (!stored.exists()) return undefined
      const head = parseHead(stored.data())
      const parts: (Uint8Array | undefined)[] = []
      for (const indexes of head ? listBatches(head.parts) : []) {
        const outcomes = await Promise.allSettled(indexes.map((index) => readPart(name, index)))
        // After a failure none is still on its way: a slow line has them all to itself when it is tried again.
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') throw outcome.reason
          parts.push(outcome.value)
        }
      }
      const file = head && joinParts(head, parts)
      if (!file) throw new StoreError('unavailable', 'this file is not whole')
      return file
    },
    async remove(name) {
      if (findFileOwner(name) === undefined) return
      const stored = await read(buildHeadRef(name))
      if (stored.exists()) await deleteParts(name, parseHead(stored.data())?.parts ?? maxParts)
    },
    async removeAll(owner) {
      checkOwner(owner)
      for (;;) {
        const { docs } = await ask((database) =>
          getDocsFromServer(query(collection(database, 'files'), where('uid', '==', owner), limit(maxPerStep)))
        )
        if (docs.length === 0) return
        for (const head of docs) await deleteParts(head.id, parseHead(head.data())?.parts ?? maxParts)
      }
    }
  }
  return createAvatarCache(files, getUid)
}

function listBatches(parts: number): number[][] {
  const firsts = listIndexes(0, Math.ceil(parts / maxPartsAtOnce)).map((batch) => batch * maxPartsAtOnce)
  return firsts.map((first) => listIndexes(first, Math.min(first + maxPartsAtOnce, parts)))
}

function listIndexes(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, offset) => first + offset)
}

const maxRetries = 4

function createTurns(): (step: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const retry = async (step: () => Promise<void>) => {
    for (let count = 1; ; count += 1) {
      try {
        return await step()
      } catch (error) {
        const isLost = error instanceof StoreError && isContention(error.cause)
        if (!isLost || count === maxRetries) throw error
      }
    }
  }
  return (step) => {
    const own = last.then(() => retry(step))
    last = own.catch(() => {})
    return own
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.failure === 'unavailable'
}
