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
  /** Nothing that was read stays on the device. */
  kiosk: boolean
}

export interface Database {
  getCurrent(): Firestore
  /** Waits for writes under way, then ends this instance of Firestore and opens a new one. */
  reset(): Promise<void>
}

/** How long `reset` waits for writes under way. */
const pendingWritesTimeoutMs = 5_000

/** How much of what was read Firestore keeps on the device. */
const maxCacheBytes = 41_943_040

export function openDatabase(app: FirebaseApp, { emulators, kiosk }: DatabaseSettings): Database {
  const open = (): Firestore => {
    // One tab keeps it, the others remember as long as they live. Firestore's way to share it lets one tab ask for all of
    // them, by its own token: two people in two tabs of one browser would be refused what is theirs, and shown what is not.
    const tabManager = persistentSingleTabManager(undefined)
    const localCache = kiosk ? memoryLocalCache() : persistentLocalCache({ cacheSizeBytes: maxCacheBytes, tabManager })
    const database = initializeFirestore(app, { localCache })
    const [host, port] = emulators?.firestore.split(':') ?? []
    if (host) connectFirestoreEmulator(database, host, Number(port))
    return database
  }
  // That another tab keeps what is remembered is nobody's trouble. What cannot be reached is still said.
  setLogLevel('error')
  let database = open()
  return {
    getCurrent: () => database,
    async reset() {
      // Without the network nothing can be waited for; what is changed without it is refused to begin with.
      await Promise.race([waitForPendingWrites(database), new Promise((go) => setTimeout(go, pendingWritesTimeoutMs))])
      // Firestore gives out one database for each app: the old one must have ended before the next begins.
      await terminate(database)
      database = open()
    }
  }
}
