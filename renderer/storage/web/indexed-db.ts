import { type IDBPDatabase, type IDBPTransaction, type OpenDBCallbacks, openDB } from 'idb'
import { toStoreError } from './local-storage.ts'

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>

/** @param onLost the browser closes the connection, also for a newer version of the product or a removal */
export function connect(
  name: string,
  version: number,
  onLost: () => void,
  upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>
): Promise<IDBPDatabase> {
  return openDB(name, version, {
    upgrade(database, from, to, transaction, event) {
      endWithPage(transaction)
      upgrade(database, from, to, transaction, event)
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost
  })
}

interface Transaction {
  readonly done: Promise<void>
  commit(): void
  abort(): void
}

/** What a strict transaction has written is on the disk when it is complete. */
export function begin<S extends string[], M extends IDBTransactionMode>(database: IDBPDatabase, stores: S, mode: M) {
  const transaction = database.transaction(stores, mode, { durability: 'strict' })
  endWithPage(transaction)
  return transaction
}

/** A busy device may take seconds. */
export const answerWithinMs = 10_000

/**
 * Durable when it resolves; otherwise nothing is written. Rejects with a StoreError, or with the error of `work`. The transaction is
 * aborted when its requests are not answered in time.
 */
export async function commit<R>(
  transaction: Transaction,
  work: () => Promise<R>,
  timeoutMs = answerWithinMs
): Promise<R> {
  const { done } = transaction
  // Handled below: it must not be an unhandled rejection.
  done.catch(() => {})
  const timer = setTimeout(abort, timeoutMs, transaction)
  try {
    const result = await work()
    transaction.commit()
    await done
    return result
  } catch (error) {
    abort(transaction)
    // The transaction's own reason says more than its request's, unless it was aborted here.
    const reason = await done.catch((ended: Error) => (ended.name === 'AbortError' ? undefined : ended))
    throw reason || error instanceof DOMException ? toStoreError(reason ?? error) : error
  } finally {
    clearTimeout(timer)
  }
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already, or is being committed.
  }
}

const unfinished = new Set<Transaction>()
let isLeft = false
let isIncomplete = false

/**
 * WebKit puts a page that is left into its back/forward cache with its unfinished transactions, and every other page waits for them for
 * good. They are aborted instead, and a page that comes back without them is loaded again.
 */
function endWithPage(transaction: Transaction): void {
  if (!globalThis.navigator?.vendor?.startsWith('Apple')) return
  const forget = () => void unfinished.delete(transaction)
  unfinished.add(transaction)
  transaction.done.then(forget, forget)
  // Saving as the page is left.
  if (isLeft) endUnfinished()
}

function endUnfinished(): void {
  isLeft = true
  isIncomplete ||= unfinished.size > 0
  for (const transaction of unfinished) abort(transaction)
}

globalThis.addEventListener?.('pagehide', endUnfinished)
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  isLeft = false
  if (persisted && isIncomplete) location.reload()
})
