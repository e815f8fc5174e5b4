import { type IDBPDatabase, type IDBPTransaction, type OpenDBCallbacks, openDB } from 'idb'
import { toStoreError } from './local-storage.ts'

/**
 * A strict transaction is on the disk when it is complete. WebKit may never say so (seen in WebKitGTK 2.50 once a service worker answers):
 * there the system has the data, which outlives the browser and not a power cut.
 */
export const durability: IDBTransactionDurability = globalThis.navigator?.vendor?.startsWith('Apple')
  ? 'relaxed'
  : 'strict'

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>

/** @param onLost the browser closes the connection, also for a newer version of the product or a removal */
export function connect(
  name: string,
  version: number,
  onLost: () => void,
  upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>
): Promise<IDBPDatabase> {
  return openDB(name, version, {
    upgrade,
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

/** Durable when it resolves; otherwise nothing is written. Rejects with a StoreError, or with the error of `work`. */
export async function commit<R>(transaction: Transaction, work: () => Promise<R>): Promise<R> {
  const { done } = transaction
  // Handled below: it must not be an unhandled rejection.
  done.catch(() => {})
  try {
    const result = await work()
    transaction.commit()
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended already.
    }
    // The transaction's own reason says more than its request's, unless it was aborted here.
    const reason = await done.catch((ended: Error) => (ended.name === 'AbortError' ? undefined : ended))
    throw reason || error instanceof DOMException ? toStoreError(reason ?? error) : error
  }
}
