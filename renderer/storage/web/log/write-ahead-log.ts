import { type IDBPDatabase, openDB } from 'idb'
import { createSignal } from '#renderer/storage/core/signal.ts'
import { hasOtherTabs, type TabLocks } from '../tabs.ts'
import type { CheckpointStore } from './checkpoint.ts'
import {
  keyPaths,
  type LogSchema,
  type LogState,
  type LogTransaction,
  logTransaction,
  MalformedRow,
  type StoreName
} from './log-transaction.ts'

/**
 * The durable commit, and the order of writes between tabs. The browser runs writing transactions one after the other across all
 * tabs, and a strict one has reached the disk when it is done: localStorage promises neither. As long as the database is not
 * open yet, reading and writing wait for it.
 */
export interface WriteAheadLog {
  read<R>(work: (log: LogTransaction) => Promise<R>): Promise<R>
  /** Resolves when what `work` wrote is durable. When `work` rejects, nothing is written and its error is passed on. */
  write<R>(work: (log: LogTransaction) => Promise<R>): Promise<R>
  /** Resolves when the database is open and verified, or given up. */
  readonly opened: Promise<void>
  /** Whether it is open. What localStorage lacks may still be in it until then. */
  readonly isOpen: boolean
  /** Whether it answers, or may still. Once it does not, this tab shows what localStorage says, and nothing can be saved. */
  readonly isUsable: boolean
  /** For whoever sees that it does not answer. */
  giveUp(): void
  /** Calls `listener` when something of the log itself was set aside. */
  onRepaired(listener: () => void): void
  /** Calls `listener` when it is given up, by whomever; not when it is closed. */
  onGivenUp(listener: () => void): void
  close(): void
}

const storeNames = Object.keys(keyPaths) as StoreName[]

/**
 * How long after a failure the database is asked for again, each time twice as long, up to the longest. A browser that was just killed may hold its
 * profile's lock files for seconds: a new one then finds an empty localStorage and no IndexedDB, and later all is back.
 */
const firstRetryMs = 250
const maxRetryMs = 2000

/** Failures that no waiting mends: the browser denies it, a newer version of the product has it, or there is none at all. */
const permanentFailures = /^(Security|Version|Reference|Type)Error$/

/** A log written to more recently than this: its checkpoint may still be on its way into this tab's copy of localStorage. */
const settledAfterMs = 10_000

/** The log, which opens by itself, however long that takes. It is given up when it cannot be opened, or does not make sense. */
export function openLog(database: string, checkpoint: CheckpointStore, locks: TabLocks): WriteAheadLog {
  const givenUp = createSignal<void>()
  const repaired = createSignal<void>()
  let phase: 'opening' | 'open' | 'unusable' | 'closed' = 'opening'
  let connection: IDBPDatabase<LogSchema> | undefined
  const giveUp = () => {
    if (phase === 'unusable' || phase === 'closed') return
    phase = 'unusable'
    givenUp.emit()
  }
  const open = async () => {
    const connect = () => openPatiently(database, giveUp, () => phase === 'opening')
    let found = await connect()
    if (!isComplete(found)) {
      const note = await (await repairs()).setLogAside(found)
      found = await connect()
      await commit(found, note)
    }
    connection = found
    await withRepair(found, () => verify(logTransaction(found.transaction(storeNames)), checkpoint, locks)).catch(
      (error) => {
        found.close()
        throw error
      }
    )
    if (phase === 'opening') phase = 'open'
    else found.close()
    return found
  }
  // Rarely needed, so its code is loaded only then.
  const repairs = () => import('../trouble/repair-log.ts')
  /** One row that does not parse must not keep anybody from the others: it is set aside, and the work begun again. */
  const withRepair = async <R>(connection: IDBPDatabase<LogSchema>, work: () => Promise<R>): Promise<R> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MalformedRow)) throw error
      const late = await repairs()
      await commit(connection, (inside) => late.setMalformedRowsAside(inside, checkpoint.read()?.journal))
      const result = await work()
      repaired.emit()
      return result
    }
  }
  const opening = open()
  const opened = opening.then(() => {}, giveUp)
  return {
    async read(work) {
      const found = await opening
      return withRepair(found, () => work(logTransaction(found.transaction(storeNames))))
    },
    async write(work) {
      const found = await opening
      return withRepair(found, () => commit(found, work))
    },
    opened,
    get isOpen() {
      return phase === 'open'
    },
    get isUsable() {
      return phase === 'opening' || phase === 'open'
    },
    giveUp,
    onGivenUp: givenUp.subscribe,
    onRepaired: repaired.subscribe,
    close() {
      phase = 'closed'
      connection?.close()
    }
  }
}

/** Whether it has what this version makes: a database of this name may be anything. */
function isComplete(connection: IDBPDatabase<LogSchema>): boolean {
  return (
    storeNames.every((name) => connection.objectStoreNames.contains(name)) &&
    connection.transaction('changes').store.indexNames.contains('order')
  )
}

async function verify(inside: LogTransaction, checkpoint: CheckpointStore, locks: TabLocks) {
  const state = await inside.state()
  if (state && !checkpoint.read() && (await wasCleared(state, locks))) checkpoint.clear(state)
}

/**
 * What no checkpoint means. Mostly the browser was killed before its first flush, and the log has it all. But when another tab
 * lives on and nothing was written lately, somebody has emptied localStorage, and wants it empty.
 */
async function wasCleared({ at }: LogState, locks: TabLocks): Promise<boolean> {
  return Date.now() - at > settledAfterMs && (await hasOtherTabs(locks))
}

/** Asks for the database until it opens. Rejects when no asking helps, or when nobody wants it any more. */
async function openPatiently(name: string, onLost: () => void, isWanted: () => boolean) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openDatabase(name, onLost)
    } catch (error) {
      if (permanentFailures.test(error instanceof Error ? error.name : '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(firstRetryMs * 2 ** attempt, maxRetryMs)))
      if (!isWanted()) throw error
    }
  }
}

/** However long a slow disk takes: what is in the log cannot be had without it. */
async function openDatabase(name: string, onLost: () => void): Promise<IDBPDatabase<LogSchema>> {
  return openDB<LogSchema>(name, 1, {
    upgrade(database, _from, _to, transaction) {
      for (const name of storeNames) database.createObjectStore(name, { keyPath: keyPaths[name] })
      transaction.objectStore('changes').createIndex('order', ['collection', 'seq'])
    },
    // A newer version of the product wants the database: this page steps aside rather than hold it up.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost
  })
}

async function commit<R>(database: IDBPDatabase<LogSchema>, work: (log: LogTransaction) => Promise<R>): Promise<R> {
  const transaction = database.transaction(storeNames, 'readwrite', { durability: 'strict' })
  const done = transaction.done
  // The first rejection is handled below; the other must not become an unhandled one.
  done.catch(() => {})
  try {
    const result = await work(logTransaction(transaction))
    transaction.commit()
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended already.
    }
    await done.catch(() => {})
    throw error
  }
}
