// What is said when the board is out of reach comes with whatever may find it so.
// What only a shared board takes no more of is said by it alone.
import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged
} from 'firebase/auth'
import type { Reporters, SessionStorage } from '#renderer/platform/platform.ts'
import type { Connection } from '#renderer/storage/connection.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createConnectivity } from '#renderer/storage/firestore/connectivity.ts'
import { type DatabaseSettings, openDatabase } from '#renderer/storage/firestore/database.ts'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { createFirestoreStore, type FirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { boardReadId, boardReads } from '#shared/collections/board-reads.ts'
import type { Viewer } from '#shared/collections/collection.ts'
import { readCurrentUser } from './accounts/firebase/auth-claims.ts'
import { createEmployerEntries } from './accounts/firebase/employer-entries.ts'
import { createFirebaseAccounts, type FirebaseAccounts } from './accounts/firebase/firebase-accounts.ts'

export interface FirebaseSettings extends DatabaseSettings {
  app: { apiKey: string; authDomain: string; projectId: string; appId: string }
}

export interface OpenedFirebase {
  documents: FirestoreStore
  files: FileStore
  accounts: FirebaseAccounts
  reporters: Reporters
  connection: Connection
}

/**
 * Opens the shared board. All code of Firebase comes with this file, but for App Check's.
 * @param startAppCheck see app-check.ts
 * @param device what this device keeps for itself; undefined: nothing that was read stays on it
 */
export function openFirebase(
  settings: FirebaseSettings,
  session: SessionStorage,
  domain: string,
  startAppCheck?: (app: FirebaseApp) => void,
  device?: DocumentStore
): OpenedFirebase {
  const app = initializeApp(settings.app)
  // Before anything asks the servers: what was asked without a proof would be refused where one is demanded.
  startAppCheck?.(app)
  // No resolver for pop-ups: nobody signs in through another site, so none of its code is loaded.
  // Browsers write session storage to the disk and bring it back with a closed tab: a kiosk keeps the token in memory alone.
  const persistence = settings.kiosk ? inMemoryPersistence : browserSessionPersistence
  const auth = initializeAuth(app, { persistence })
  if (settings.emulators) connectAuthEmulator(auth, `http://${settings.emulators.auth}`, { disableWarnings: true })
  const database = openDatabase(app, settings)
  let viewer: Viewer = null
  const askTime = () => fetchServerTime(settings.app.projectId, settings.emulators?.firestore)
  const connectivity = createConnectivity({
    probe: async () => (await askTime()) !== undefined,
    lastRead: device && keepLastRead(device),
    isOnline: () => globalThis.navigator?.onLine !== false
  })
  const options = {
    getDatabase: database.getCurrent,
    getUid: () => auth.currentUser?.uid,
    getViewer: () => viewer ?? findEntering(auth.currentUser),
    fetchServerTime: askTime
  }
  const documents = createFirestoreStore({ ...options, connectivity })
  const files = createFirestoreFiles(options)
  // What was refused to one person is asked again for the next, and after the token says something else.
  onIdTokenChanged(auth, () => documents.resubscribe())
  const forget = async () => {
    files.forget()
    if (settings.kiosk) await documents.forget(database.reset)
  }
  const accounts = createFirebaseAccounts({ auth, session, domain, entries: createEmployerEntries(documents), forget })
  accounts.watch((user) => {
    const isAnother = user?.uid !== viewer?.uid
    const isAnotherRole = !isAnother && user?.isEmployer !== viewer?.isEmployer
    viewer = user
    if (isAnother) documents.changePerson()
    // What was refused to a candidate is asked again by an employer, and the other way round.
    else if (isAnotherRole) documents.resubscribe()
  })
  // Only for whoever reports something without having signed in.
  let unnamed: Promise<Reporters> | undefined
  const openUnnamed = () => {
    unnamed ??= loadChunk(() => import('./accounts/firebase/unnamed-account.ts')).then(
      (late) => late.createUnnamedAccount(settings, startAppCheck),
      (error: unknown) => {
        unnamed = undefined
        throw error
      }
    )
    return unnamed
  }
  const findSignedIn = async () => {
    const user = await readCurrentUser(auth)
    // As the rules read it, which may be later than what the account says by now.
    return user && { uid: user.uid, documents, isNamed: (await user.getIdTokenResult()).claims.email_verified === true }
  }
  const reporters: Reporters = {
    find: async () => (await findSignedIn()) ?? (await openUnnamed()).find(),
    open: async () => (await findSignedIn()) ?? (await openUnnamed()).open()
  }
  return { documents, files, accounts, reporters, connection: connectivity }
}

/** Whoever opens the app without the network is told how old what they see is. */
function keepLastRead(device: DocumentStore) {
  return {
    read: async () => (await device.get(boardReads, boardReadId))?.at,
    async write(at: string) {
      await device.change(boardReads, boardReadId, (stored) => ({ ...stored, id: boardReadId, at }))
    }
  }
}

/** Somebody whose role is being found out: until then they read from the cache what is their own, and no more. */
function findEntering(user: { uid: string } | null): Viewer {
  return user && { uid: user.uid, isAdmin: false, isEmployer: false }
}
