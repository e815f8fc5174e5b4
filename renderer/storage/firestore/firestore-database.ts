import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentSingleTabManager,
  setLogLevel,
  terminate,
  waitForPendingWrites
} from 'firebase/firestore'

export interface DatabaseSettings {
  emulators: { auth: string; firestore: string } | null
  kiosk: boolean
}

interface Database {
  getCurrent(): Firestore
  reset(): Promise<void>
}

const pendingWritesTimeoutMs = 5_000

const maxCacheBytes = 41_943_040

export function openDatabase(app: FirebaseApp, { emulators, kiosk }: DatabaseSettings): Database {
  const open = (): Firestore => {
    // The SDK's shared persistence sends every tab's queries with one tab's token: two people in two tabs would be refused their own data,
    // and shown each other's.
    const tabManager = persistentSingleTabManager(undefined)
    const localCache = kiosk ? memoryLocalCache() : persistentLocalCache({ cacheSizeBytes: maxCacheBytes, tabManager })
    const database = initializeFirestore(app, { localCache })
    const [host, port] = emulators?.firestore.split(':') ?? []
    if (host) connectFirestoreEmulator(database, host, Number(port))
    return database
  }
  // A second tab cannot lock the cache, which is no error. Connection errors are still logged.
  setLogLevel('error')
  let database = open()
  return {
    getCurrent: () => database,
    async reset() {
      // Offline there is nothing to wait for: changes are refused.
      await Promise.race([waitForPendingWrites(database), new Promise((go) => setTimeout(go, pendingWritesTimeoutMs))])
      // Firestore allows one instance for each app.
      await terminate(database)
      database = open()
    }
  }
}
