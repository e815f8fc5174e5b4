import { type IDBPDatabase, openDB } from 'idb'
import { createSignal } from '#renderer/storage/core/signal.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { hasOtherTabs, type TabLocks } from '../tabs.ts'
import type { CheckpointStore } from './checkpoint.ts'
import {
  keyPaths,
  type LogSchema,
  type LogState,
  type LogTransaction,
  logTransaction,
  type StoreName
} from './log-transaction.ts'

/**
 * The durable commit, and the order of writes between tabs. The browser runs writing transactions one after the other across all
 * tabs, and a strict one has reached the disk when it is done: localStorage promises neither.
 */
export interface WriteAheadLog {
  read<R>(work: (log: LogTransaction) => Promise<R>): Promise<R>
  /** Resolves when what `work` wrote is durable. When `work` rejects, nothing is written and its error is passed on. */
  write<R>(work: (log: LogTransaction) => Promise<R>): Promise<R>
  /** Whether it answers. Once it does not, this tab shows what localStorage says, and nothing can be saved. */
  readonly isUsable: boolean
  /** For whoever sees that it does not answer. */
  giveUp(): void
  /** Calls `listener` when it is given up, by whomever; not when it is closed. */
  onGivenUp(listener: () => void): void
  close(): void
}

const storeNames = Object.keys(keyPaths) as StoreName[]

/** How long the database may take to open. */
const timeoutMs = 5000

/** A log written to more recently than this: its checkpoint may still be on its way into this tab's copy of localStorage. */
const settledAfterMs = 10_000

/** The log, opened and verified; undefined when it cannot be opened or does not make sense. */
export async function openLog(
  database: string,
  checkpoint: CheckpointStore,
  locks: TabLocks
): Promise<WriteAheadLog | undefined> {
  let log: WriteAheadLog | undefined
  try {
    log = await openDatabase(database)
    const state = await log.read(async (inside) => {
      await inside.quarantined()
      return inside.state()
    })
    if (state && !checkpoint.read() && (await wasCleared(state, locks))) checkpoint.clear(state)
    return log
  } catch {
    log?.close()
    return undefined
  }
}

/**
 * What no checkpoint means. Mostly the browser was killed before its first flush, and the log has it all. But when another tab
 * lives on and nothing was written lately, somebody has emptied localStorage, and wants it empty.
 */
async function wasCleared({ at }: LogState, locks: TabLocks): Promise<boolean> {
  return Date.now() - at > settledAfterMs && (await hasOtherTabs(locks))
}

async function openDatabase(name: string): Promise<WriteAheadLog> {
  const givenUp = createSignal<void>()
  let isUsable = true
  const giveUp = () => {
    if (!isUsable) return
    isUsable = false
    givenUp.emit()
  }
  const opening = openDB<LogSchema>(name, 1, {
    upgrade(database, _from, _to, transaction) {
      for (const name of storeNames) database.createObjectStore(name, { keyPath: keyPaths[name] })
      transaction.objectStore('changes').createIndex('order', ['collection', 'seq'])
    },
    // A newer version of the product wants the database: this page steps aside rather than hold it up.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      giveUp()
    },
    terminated: giveUp
  })
  const database = await withTimeout(opening)
  return {
    read: (work) => work(logTransaction(database.transaction(storeNames))),
    write: (work) => commit(database, work),
    get isUsable() {
      return isUsable
    },
    giveUp,
    onGivenUp: givenUp.subscribe,
    close() {
      isUsable = false
      database.close()
    }
  }
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

async function withTimeout(opening: Promise<IDBPDatabase<LogSchema>>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreError('unavailable', 'the journal does not open')), timeoutMs)
  })
  try {
    return await Promise.race([opening, timeout])
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}
