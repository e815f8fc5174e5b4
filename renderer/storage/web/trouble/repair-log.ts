import { type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { hashText } from '#shared/documents/fingerprint.ts'
import type { LogSchema, LogState, LogTransaction, QuarantineRow } from '../log/log-transaction.ts'
import { createRandomName } from '../tabs.ts'
import { readRows, rowSchemas } from './rows.ts'

/** What is in quarantine of the log itself: it may hold anybody's records, so nobody is offered its content. */
const logName = 'journal'

/**
 * Sets every row aside that does not parse, each by itself, so that the others can be used. The row that says where the log
 * stands is rebuilt from the others.
 */
export async function setMalformedRowsAside(inside: LogTransaction, checkpointJournal: string | undefined) {
  const stores = Object.keys(rowSchemas) as (keyof typeof rowSchemas)[]
  const found = await Promise.all(stores.map(async (store) => ({ store, rows: await readRows(inside, store) })))
  let seq = 0
  let lost: LogState | undefined
  for (const { store, rows } of found) {
    for (const { key, row } of rows) {
      if (isObject(row) && typeof row.seq === 'number' && row.seq > seq) seq = row.seq
      if (v.safeParse(rowSchemas[store], row).success) continue
      inside.drop(store, key)
      quarantine(inside, 'damaged-record', findCollection(row), JSON.stringify(row) ?? String(row), 1)
      if (store !== 'state') continue
      const journal = isObject(row) && typeof row.journal === 'string' ? row.journal : checkpointJournal
      // Written below, when every row was looked at: it must not stand behind any of them.
      lost = { journal: journal ?? createRandomName(), seq: 0, at: Date.now() }
    }
  }
  if (lost) inside.put('state', { ...lost, seq: Math.ceil(seq) }, 'state')
}

/**
 * Sets a log aside whole that cannot be used at all, and makes room for a new one. It is written down elsewhere before it goes,
 * because the new one cannot be made beside it. Gives what is to be done with the new one.
 */
export async function setLogAside(
  connection: IDBPDatabase<LogSchema>
): Promise<(inside: LogTransaction) => Promise<void>> {
  const { name } = connection
  const { text, count } = await dump(connection)
  const beside = `${name}.set-aside`
  const copy = await openDB(beside, 1, { upgrade: (fresh) => void fresh.createObjectStore('dumps') })
  const transaction = copy.transaction('dumps', 'readwrite', { durability: 'strict' })
  transaction.store.put(text, new Date().toISOString())
  await transaction.done
  copy.close()
  connection.close()
  await deleteDatabase(name)
  return async (inside) => {
    quarantine(inside, 'damaged-log', logName, text, count)
  }
}

/** Waits until no tab has it open. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

async function dump(connection: IDBPDatabase<LogSchema>): Promise<{ text: string; count: number }> {
  const all: Record<string, unknown[]> = {}
  for (const store of connection.objectStoreNames) {
    all[store] = await connection.getAll(store).catch(() => [])
  }
  return { text: JSON.stringify(all), count: Object.values(all).flat().length }
}

function quarantine(
  inside: LogTransaction,
  reason: QuarantineRow['reason'],
  collection: string,
  text: string,
  count: number
): void {
  const id = `${reason} ${collection} ${hashText(text)}`
  const at = new Date().toISOString()
  inside.put('keepsakes', { id, collection, reason, at, count, signature: id, sample: '', standing: 'shown' })
  inside.put('contents', text, id)
}

function findCollection(row: unknown): string {
  return isObject(row) && typeof row.collection === 'string' ? row.collection : logName
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
