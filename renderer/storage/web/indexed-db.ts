import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { toStoreError } from './local-storage.ts'

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>

/** @param onLost called when the browser closes the connection, also for a newer version of the product or a removal */
export function connect(
  name: string,
  version: number,
  onLost: () => void,
  upgrade: (database: IDBPDatabase, from: number, transaction: Upgrade) => void
): Promise<IDBPDatabase> {
  return openDB(name, version, {
    upgrade: (database, from, _to, transaction) => upgrade(database, from, transaction),
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

/**
 * Resolves when everything that `work` wrote in the transaction is durable; otherwise nothing is written. Rejects with a StoreError for
 * an error of the browser, and passes any other error of `work` on.
 */
export async function commit<T extends Transaction, R>(transaction: T, work: (inside: T) => Promise<R>): Promise<R> {
  const { done } = transaction
  // The first rejection is handled below; the other must not become an unhandled one.
  done.catch(() => {})
  try {
    const result = await work(transaction)
    transaction.commit()
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended already.
    }
    // The reason why the transaction ended says more than a request of it, unless it was aborted here.
    const reason = await done.catch((ended: Error) => (ended.name === 'AbortError' ? undefined : ended))
    throw reason || error instanceof DOMException ? toStoreError(reason ?? error) : error
  }
}
