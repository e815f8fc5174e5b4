import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import * as v from 'valibot'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import {
  buildDamagedRecord,
  buildQuarantineId,
  parseQuarantine,
  type Quarantine,
  type QuarantineRequest,
  setAside
} from '#shared/storage/quarantine.ts'
import type { LocalStorageArea } from './local-storage.ts'
import type { FirstLayout, TakenOver } from './take-over.ts'

const rowSchema = v.object({
  /** null: the list was taken away by hand. */
  text: v.nullable(v.string()),
  /** Of the texts that this one has replaced, oldest first: localStorage may lag behind by as many changes. */
  hashes: v.array(v.string()),
  /** How often the text was taken away by hand. */
  removals: v.number(),
  /** ISO 8601. */
  savedAt: v.string(),
  /** It is the sample as it was planted: nobody misses it. */
  isSample: v.optional(v.literal(true))
})

/** The newest text of a collection, durably. */
export type CollectionRow = v.InferOutput<typeof rowSchema>

interface Schema extends DBSchema {
  collections: { key: string; value: CollectionRow }
  /** One record. */
  quarantine: { key: string; value: Quarantine }
  /** The texts in quarantine, by their ids. */
  contents: { key: string; value: string }
}

const stores = ['collections', 'quarantine', 'contents'] as const
const recordKey = 'record'

/** The database inside one transaction. Nothing but its own promises may be awaited there: the transaction would end. */
export type TextTransaction = ReturnType<typeof createTextTransaction>

function createTextTransaction(given: IDBPTransaction<Schema, typeof stores, IDBTransactionMode>) {
  const transaction = given as IDBPTransaction<Schema, typeof stores, 'readwrite'>
  const [collections, record, contents] = [
    transaction.objectStore('collections'),
    transaction.objectStore('quarantine'),
    transaction.objectStore('contents')
  ]
  /** Not waited for: a request that fails aborts the transaction, and its end is waited for. */
  const send = (request: Promise<unknown>) => void request.catch(() => {})
  const readRecord = async () => parseQuarantine(await record.get(recordKey))
  return {
    /** `malformed`: what stands there instead of a row. */
    async row(name: string): Promise<{ row?: CollectionRow; malformed?: unknown }> {
      const stored = await collections.get(name)
      if (stored === undefined) return {}
      const { success, output } = v.safeParse(rowSchema, stored)
      return success ? { row: output } : { malformed: stored }
    },
    putRow: (name: string, row: CollectionRow) => send(collections.put(row, name)),
    dropRow: (name: string) => send(collections.delete(name)),
    names: () => collections.getAllKeys(),
    quarantine: readRecord,
    async content(id: string): Promise<string | undefined> {
      const text: unknown = await contents.get(id)
      return typeof text === 'string' ? text : undefined
    },
    /** Changes the quarantine, sets these texts aside, and removes the contents that it holds no more. */
    async changeQuarantine(
      change: (stored: Quarantine) => Quarantine = (stored) => stored,
      requests: readonly QuarantineRequest[] = []
    ) {
      const { quarantine: before, malformed } = await readRecord()
      const all = [...requests, ...malformed.map((entry) => buildDamagedRecord('journal', entry))]
      const after = all.reduce((quarantine, request) => setAside(quarantine, request), change(before))
      const ids = new Set(after.texts.map(({ id }) => id))
      for (const { id } of before.texts) if (!ids.has(id)) send(contents.delete(id))
      for (const request of all) send(contents.put(request.raw, buildQuarantineId(request)))
      send(record.put(after, recordKey))
    }
  }
}

/**
 * How long after a failure the database is asked for again, each time twice as long, up to the longest. A browser that was just killed may hold its
 * profile's lock files for seconds: a new one then finds an empty localStorage and no IndexedDB, and later all is back.
 */
const firstRetryMs = 250
const maxRetryMs = 2000

/** Failures that no waiting mends: the browser denies it, has no room for it, a newer version of the product has it, or there is none. */
const permanentFailures = /^(Security|Version|Reference|Type|Abort|QuotaExceeded)Error$/

/**
 * The durable commit, and the order of writes between tabs: the browser runs writing transactions one after the other across all
 * tabs, and a strict one has reached the disk when it is done. localStorage promises neither. It opens by itself, however long that takes.
 */
export type TextDatabase = ReturnType<typeof openTextDatabase>

/** @param onLost called when it is given up, not when it is closed */
export function openTextDatabase(name: string, storage: LocalStorageArea, onLost: () => void) {
  /** 'lost': it does not answer, so this tab shows what localStorage says, and nothing can be saved. */
  let phase: 'opening' | 'open' | 'lost' | 'closed' = 'opening'
  let connection: IDBPDatabase<Schema> | undefined
  const giveUp = () => {
    if (phase === 'lost' || phase === 'closed') return
    phase = 'lost'
    onLost()
  }
  /** Asks until it opens. Rejects when no asking helps, or when nobody wants it any more. */
  const open = async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const found = await openDatabase(name, storage, giveUp)
        if (phase === 'opening') phase = 'open'
        else found.close()
        connection = found
        return found
      } catch (error) {
        if (permanentFailures.test(error instanceof Error ? error.name : '')) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.min(firstRetryMs * 2 ** attempt, maxRetryMs)))
        if (phase !== 'opening') throw error
      }
    }
  }
  const opening = open()
  return {
    async read<R>(work: (inside: TextTransaction) => Promise<R>): Promise<R> {
      return work(createTextTransaction((await opening).transaction(stores)))
    },
    /** Resolves when what `work` wrote is durable. When `work` rejects, nothing is written and its error is passed on. */
    async write<R>(work: (inside: TextTransaction) => Promise<R>): Promise<R> {
      return commit(await opening, work)
    },
    /** Resolves when it is open, or given up. */
    opened: opening.then(() => {}, giveUp),
    get phase() {
      return phase
    },
    /** For whoever sees that it does not answer. */
    giveUp,
    close() {
      phase = 'closed'
      connection?.close()
    }
  }
}

/** One of the first layout is left as it is until the code that takes it over is loaded. */
async function openDatabase(name: string, storage: LocalStorageArea, onLost: () => void) {
  let isOld = false
  const onOld = () => {
    isOld = true
    return undefined
  }
  return openWith(name, storage, onLost, onOld).catch(async (error) => {
    if (!isOld) throw error
    const { takeOver } = await loadChunk(() => import('./take-over.ts'))
    return openWith(name, storage, onLost, takeOver)
  })
}

/** @param takeOver gives what the first layout becomes; undefined: nothing is changed, and it is not opened */
async function openWith(
  name: string,
  storage: LocalStorageArea,
  onLost: () => void,
  takeOver: (found: FirstLayout, storage: LocalStorageArea) => TakenOver | undefined
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 2, {
    async upgrade(database, from, _to, upgrading) {
      const first: FirstLayout = {}
      const transaction = upgrading as unknown as IDBPTransaction<unknown, string[], 'versionchange'>
      for (const store of [...transaction.objectStoreNames]) {
        const [keys, rows] = await Promise.all([
          transaction.objectStore(store).getAllKeys(),
          transaction.objectStore(store).getAll()
        ])
        first[store] = keys.map((key, index) => ({ key, row: rows[index] as unknown }))
        transaction.db.deleteObjectStore(store)
      }
      for (const store of stores) database.createObjectStore(store)
      if (from === 0) return
      const taken = takeOver(first, storage)
      if (!taken) {
        upgrading.done.catch(() => {})
        return upgrading.abort()
      }
      const { collections, quarantine, contents } = taken
      for (const [collection, row] of collections) upgrading.objectStore('collections').put(row, collection)
      for (const [id, text] of contents) upgrading.objectStore('contents').put(text, id)
      upgrading.objectStore('quarantine').put(quarantine, recordKey)
    },
    // A newer version of the product wants the database: this page steps aside rather than hold it up.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost
  })
}

async function commit<R>(database: IDBPDatabase<Schema>, work: (inside: TextTransaction) => Promise<R>): Promise<R> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const { done } = transaction
  // The first rejection is handled below; the other must not become an unhandled one.
  done.catch(() => {})
  try {
    const result = await work(createTextTransaction(transaction))
    transaction.commit()
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended already.
    }
    // Why the transaction ended says more than that a request of it was given up.
    throw await done.then(
      () => error,
      (reason: unknown) => (error instanceof Error && error.name === 'AbortError' ? reason : error)
    )
  }
}
