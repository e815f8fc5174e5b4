import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged
} from 'firebase/auth'
import type { Reporters, SessionStorage } from '#renderer/platform/platform.ts'
import type { Connection } from '#renderer/storage/connection-status.ts'
import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createConnectivity } from '#renderer/storage/firestore/connectivity.ts'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { type DatabaseSettings, openDatabase } from '#renderer/storage/firestore/firestore-database.ts'
import { createFirestoreStore, type FirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import type { Viewer } from '#shared/collections/collection.ts'
import { boardReadId, boardReads } from '#shared/collections/last-board-read.ts'
import { readCurrentUser } from './accounts/firebase/auth-claims.ts'
import { createEmployerDocuments } from './accounts/firebase/employer-documents.ts'
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

/** `startAppCheck`: see app-check.ts. `device` undefined: nothing that was read stays on this device. */
export function openFirebase(
  settings: FirebaseSettings,
  session: SessionStorage,
  domain: string,
  startAppCheck?: (app: FirebaseApp) => void,
  device?: DocumentStore
): OpenedFirebase {
  const app = initializeApp(settings.app)
  // First of all: a request without a proof may be refused.
  startAppCheck?.(app)
  // No pop-up signs in, so its code is left out. A kiosk keeps its token in memory: browsers restore session storage with a closed tab.
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
  // Another person or token may be allowed more.
  onIdTokenChanged(auth, () => documents.resubscribe())
  const forget = async () => {
    files.invalidate()
    if (settings.kiosk) await documents.forget(database.reset)
  }
  const accounts = createFirebaseAccounts({
    auth,
    session,
    domain,
    entries: createEmployerDocuments(documents),
    forget
  })
  accounts.watch((user) => {
    const isAnother = user?.uid !== viewer?.uid
    const isAnotherRole = !isAnother && user?.isEmployer !== viewer?.isEmployer
    viewer = user
    if (isAnother) documents.changePerson()
    // Another role may be allowed more.
    else if (isAnotherRole) documents.resubscribe()
  })
  const anonymous = lazy(async () =>
    (await import('./accounts/firebase/anonymous-account.ts')).createAnonymousAccount(settings, startAppCheck)
  )
  const findSignedIn = async () => {
    const user = await readCurrentUser(auth)
    // As the rules read it: the token may be older than the account.
    return user && { uid: user.uid, documents, isNamed: (await user.getIdTokenResult()).claims.email_verified === true }
  }
  const reporters: Reporters = {
    find: async () => (await findSignedIn()) ?? (await anonymous.open()).find(),
    open: async () => (await findSignedIn()) ?? (await anonymous.open()).open()
  }
  return { documents, files, accounts, reporters, connection: connectivity }
}

function keepLastRead(device: DocumentStore) {
  return {
    read: async () => (await device.get(boardReads, boardReadId))?.at,
    async write(at: string) {
      await device.change(boardReads, boardReadId, (stored) => ({ ...stored, id: boardReadId, at }))
    }
  }
}

/** Until the role is known the cache shows a person's own documents alone. */
function findEntering(user: { uid: string } | null): Viewer {
  return user && { uid: user.uid, isAdmin: false, isEmployer: false }
}
