import { createHandedOverStore, type HandedOverStore } from '#renderer/storage/core/handed-over-store.ts'
import { followOccasions } from '#renderer/storage/core/occasions.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

/** Whether a session of Firebase's is stored in this tab, as after a duplicate of the tab has signed out. */
export function hasPersistedToken(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    // Blocked storage holds nothing.
    return false
  }
}

/** Opens the shared board for whoever only reads. No code of Firebase comes with this file. */
export function openVisitors({ app, emulators }: FirebaseSettings): HandedOverStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore
  })
  return createHandedOverStore(store, followOccasions)
}
