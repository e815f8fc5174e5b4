import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously
} from 'firebase/auth'
import type { Reporter, Reporters } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { type DatabaseSettings, openDatabase } from '#renderer/storage/firestore/firestore-database.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { toAccountError } from './account-errors.ts'

/** The anonymous account of visitors who report a job, as long as the device (on a kiosk the page) remembers it. It uses a separate Firebase app, so no session is signed in. */
export function createAnonymousAccount(
  settings: DatabaseSettings & { app: FirebaseOptions },
  startAppCheck: ((app: FirebaseApp) => void) | undefined
): Reporters {
  const app = initializeApp(settings.app, 'reports')
  startAppCheck?.(app)
  const auth = initializeAuth(app, { persistence: settings.kiosk ? inMemoryPersistence : browserLocalPersistence })
  if (settings.emulators) connectAuthEmulator(auth, `http://${settings.emulators.auth}`, { disableWarnings: true })
  // It reads single documents: no cache stays on the device.
  const database = openDatabase(app, { ...settings, kiosk: true })
  const documents = createFirestoreStore({ getDatabase: database.getCurrent, getUid: () => auth.currentUser?.uid })
  const find = async (): Promise<Reporter | null> => {
    await auth.authStateReady()
    return auth.currentUser ? { uid: auth.currentUser.uid, documents, isNamed: false } : null
  }
  return {
    find,
    async open() {
      const found = await find()
      if (found) return found
      try {
        const { user } = await signInAnonymously(auth)
        return { uid: user.uid, documents, isNamed: false }
      } catch (error) {
        if (isSwitchedOff(error)) return null
        const isOffline = toAccountError(error).failure === 'offline'
        throw new StoreError('unavailable', 'there is no account to report with', { cause: error, isOffline })
      }
    }
  }
}

/** Anonymous accounts are disabled in the project. */
function isSwitchedOff(error: unknown): boolean {
  const codes = ['auth/operation-not-allowed', 'auth/admin-restricted-operation']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
