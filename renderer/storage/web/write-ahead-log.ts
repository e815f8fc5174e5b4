import { type IDBPDatabase, openDB } from 'idb'
import { StoreError } from '#renderer/storage/document-store.ts'
import { type CheckpointStore, clearedCheckpoint } from './checkpoint.ts'
import { type LogSchema, type LogTransaction, logTransaction } from './log-transaction.ts'
import { hasOtherTabs, type TabLocks } from './tabs.ts'

const stores = ['state', 'changes', 'bases', 'traces', 'keepsakes', 'contents', 'decisions'] as const

/**
 * The durable commit and the fence between tabs. The browser runs writing transactions one after the other across all tabs,
 * and a strict one has reached the disk when it is done: localStorage promises neither.
 */
export interface WriteAheadLog {
  read<R>(work: (view: LogTransaction) => Promise<R>): Promise<R>
  /** Resolves when what `work` wrote is durable. When `work` rejects, nothing is written and its error is passed on. */
  write<R>(work: (view: LogTransaction) => Promise<R>): Promise<R>
  close(): void
}

/** Rejects when the journal cannot be opened within `patience` milliseconds. `lost` is called when it goes away later. */
export async function openJournal(name: string, lost: () => void, patience = 5000): Promise<WriteAheadLog> {
  const opening = openDB<LogSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('state')
      database
        .createObjectStore('changes', { keyPath: ['collection', 'id'] })
        .createIndex('order', ['collection', 'seq'])
      database.createObjectStore('bases', { keyPath: 'collection' })
      database.createObjectStore('traces', { keyPath: ['collection', 'seq'] })
      database.createObjectStore('keepsakes', { keyPath: 'id' })
      database.createObjectStore('contents')
      database.createObjectStore('decisions')
    },
    // A newer version of the product wants the database: this page steps aside rather than hold it up.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      lost()
    },
    terminated: lost
  })
  const database = await inTime(opening, patience)
  return {
    read: (work) => work(logTransaction(database.transaction(stores))),
    write: (work) => committed(database, work),
    close: () => database.close()
  }
}

async function committed<R>(database: IDBPDatabase<LogSchema>, work: (view: LogTransaction) => Promise<R>): Promise<R> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const done = transaction.done
  // Whoever rejects first is heard below; the other must not become an unhandled rejection.
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

async function inTime(opening: Promise<IDBPDatabase<LogSchema>>, patience: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreError('unavailable', 'the journal does not open')), patience)
  })
  try {
    return await Promise.race([opening, late])
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A journal written to more recently than this, in milliseconds: its marker may still be on its way into this tab's copy. */
const settled = 10_000

/** The journal, opened and looked at; undefined when it cannot be opened or does not make sense. */
export async function startJournal(
  name: string,
  marker: CheckpointStore,
  locks: TabLocks,
  lost: () => void
): Promise<WriteAheadLog | undefined> {
  let journal: WriteAheadLog | undefined
  try {
    journal = await openJournal(name, lost)
    const state = await journal.read(async (view) => {
      await view.keepsakes()
      return view.state()
    })
    // No marker: the browser was killed before its first flush, and the journal has it all. Unless another tab lives on and
    // nothing was written lately: then somebody has emptied localStorage, and wants it empty.
    if (state && !marker.read() && Date.now() - state.at > settled && (await hasOtherTabs(locks))) write(marker, state)
    return journal
  } catch {
    journal?.close()
    return undefined
  }
}

function write(marker: CheckpointStore, state: { journal: string; seq: number }): void {
  try {
    marker.write(clearedCheckpoint(state))
  } catch {
    // No room for a short line: nothing can be seeded either, and the board says so.
  }
}
