import type { IDBPDatabase, IDBPTransaction } from 'idb'
import * as v from 'valibot'
import {
  addToQuarantine,
  buildDamagedRecord,
  buildQuarantineId,
  parseQuarantine,
  type Quarantine,
  type QuarantineRequest
} from '#shared/storage/quarantine.ts'
import { answerWithinMs, begin, commit, connect, type Upgrade } from './indexed-db.ts'
import { type CollectionRow, rowSchema } from './indexed-db-collection-row.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import { renameCollections } from './rename-collections.ts'

/** A row for each collection; a record about the quarantine; its texts by their ids. */
const stores = ['collections', 'quarantine', 'contents']
const recordKey = 'record'

/** One transaction, which ends when anything but its own promises is awaited. */
export type CollectionTransaction = ReturnType<typeof createTextTransaction>

function createTextTransaction(transaction: IDBPTransaction<unknown, string[], 'readwrite'>) {
  const collections = transaction.objectStore('collections')
  const record = transaction.objectStore('quarantine')
  const contents = transaction.objectStore('contents')
  /** Not awaited: a failed request aborts the transaction, whose end is awaited. */
  const send = (request: Promise<unknown>) => void request.catch(() => {})
  const readRecord = async () => parseQuarantine(await record.get(recordKey))
  return {
    names: async () => (await collections.getAllKeys()).map(String),
    /** `malformed`: stored in place of a row. */
    async row(name: string): Promise<{ row?: CollectionRow; malformed?: unknown }> {
      const stored: unknown = await collections.get(name)
      if (stored === undefined) return {}
      const { success, output } = v.safeParse(rowSchema, stored)
      return success ? { row: output } : { malformed: stored }
    },
    putRow: (name: string, row: CollectionRow) => send(collections.put(row, name)),
    dropRow: (name: string) => send(collections.delete(name)),
    quarantine: readRecord,
    async content(id: string): Promise<string | undefined> {
      const text: unknown = await contents.get(id)
      return typeof text === 'string' ? text : undefined
    },
    /** Changes the quarantine, sets texts aside, and removes contents that it holds no more. */
    async changeQuarantine(change = (stored: Quarantine) => stored, requests: readonly QuarantineRequest[] = []) {
      const { quarantine: before, malformed } = await readRecord()
      const all = [...requests, ...malformed.map((entry) => buildDamagedRecord('journal', entry))]
      const after = all.reduce((quarantine, request) => addToQuarantine(quarantine, request), change(before))
      const ids = new Set(after.texts.map(({ id }) => id))
      for (const { id } of before.texts) if (!ids.has(id)) send(contents.delete(id))
      for (const request of all) send(contents.put(request.raw, buildQuarantineId(request)))
      send(record.put(after, recordKey))
      return after
    }
  }
}

/** Back-off. For seconds after a kill a browser may find an empty localStorage and no IndexedDB; later all is back. */
const firstRetryMs = 250
const maxRetryMs = 2000

/** Not worth a retry: denied, full, in use by a newer version, or missing. */
const permanentFailures = /^(Security|Version|Reference|Type|Abort|QuotaExceeded)Error$/

/**
 * The durable commit, and the order of writes between tabs: writing transactions run one after the other, and a strict
 * one is on the disk when it is done. localStorage promises neither. Opening is retried. `onLost`: given up, not closed.
 * `onSilence`: it does not answer in time, and (false) answers again.
 */
export function openCollectionDatabase(
  name: string,
  storage: LocalStorageArea,
  { onLost, onSilence }: { onLost(): void; onSilence(isSilent: boolean): void }
) {
  let phase: 'opening' | 'open' | 'lost' = 'opening'
  let connection: IDBPDatabase | undefined
  const giveUp = () => {
    if (phase === 'lost') return
    phase = 'lost'
    onLost()
  }
  const open = async () => {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(2 * waitMs, maxRetryMs)) {
      try {
        connection = await openLayout(name, storage, giveUp)
        if (phase === 'lost') connection.close()
        else phase = 'open'
        return connection
      } catch (error) {
        const isPermanent = error instanceof Error && permanentFailures.test(error.name)
        if (isPermanent || phase === 'lost') throw toStoreError(error)
        await new Promise((resolve) => setTimeout(resolve, waitMs))
      }
    }
  }
  const opening = open()
  let isSilent = false
  const setSilent = (is: boolean) => {
    if (isSilent !== is) onSilence(is)
    isSilent = is
  }
  const listen = async <R>(step: () => Promise<R>): Promise<R> => {
    const timer = setTimeout(setSilent, answerWithinMs, true)
    try {
      const result = await step()
      setSilent(false)
      return result
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async read<R>(work: (inside: CollectionTransaction) => Promise<R>): Promise<R> {
      try {
        return await listen(async () => work(createTextTransaction(begin(await opening, stores, 'readonly') as never)))
      } catch (error) {
        throw toStoreError(error)
      }
    },
    /** Rejects as `commit` does. */
    async write<R>(work: (inside: CollectionTransaction) => Promise<R>): Promise<R> {
      const transaction = await opening
        .then((open) => begin(open, stores, 'readwrite'))
        // A browser closes a connection before it says so.
        .catch((error: unknown) => Promise.reject(toStoreError(error)))
      return listen(() => commit(transaction, () => work(createTextTransaction(transaction))))
    },
    opened: opening.then(() => {}, giveUp),
    /** 'lost': it does not answer, or was closed. */
    get phase() {
      return phase
    },
    giveUp,
    close() {
      phase = 'lost'
      connection?.close()
    }
  }
}

/** Whatever stores another layout had are removed: localStorage has the same texts. */
function openLayout(name: string, storage: LocalStorageArea, onLost: () => void) {
  return connect(name, 4, onLost, (database, from, _to, upgrade) => {
    if (from === 2 || from === 3)
      return void renameCollections(upgrade as Upgrade, storage).catch(() => upgrade.abort())
    for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
    for (const store of stores) database.createObjectStore(store)
  })
}
