import { type IDBPDatabase, openDB } from 'idb'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { JournalSchema } from './log-schema.ts'
import { type JournalView, journalView } from './log-transaction.ts'

const stores = ['state', 'changes', 'bases', 'traces', 'keepsakes', 'contents', 'decisions'] as const

/**
 * The durable commit and the fence between tabs. The browser runs writing transactions one after the other across all tabs,
 * and a strict one has reached the disk when it is done: localStorage promises neither.
 */
export interface Journal {
  read<R>(work: (view: JournalView) => Promise<R>): Promise<R>
  /** Resolves when what `work` wrote is durable. When `work` rejects, nothing is written and its error is passed on. */
  write<R>(work: (view: JournalView) => Promise<R>): Promise<R>
  close(): void
}

/** Rejects when the journal cannot be opened within `patience` milliseconds. `lost` is called when it goes away later. */
export async function openJournal(name: string, lost: () => void, patience = 5000): Promise<Journal> {
  const opening = openDB<JournalSchema>(name, 1, {
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
    read: (work) => work(journalView(database.transaction(stores))),
    write: (work) => committed(database, work),
    close: () => database.close()
  }
}

async function committed<R>(
  database: IDBPDatabase<JournalSchema>,
  work: (view: JournalView) => Promise<R>
): Promise<R> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const done = transaction.done
  // Whoever rejects first is heard below; the other must not become an unhandled rejection.
  done.catch(() => {})
  try {
    const result = await work(journalView(transaction))
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

async function inTime(opening: Promise<IDBPDatabase<JournalSchema>>, patience: number) {
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
