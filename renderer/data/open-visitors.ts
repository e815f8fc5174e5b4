// The offline texts must be there before the connection is lost.
import '#renderer/messages/offline.json'
import { createHandedOverStore, type HandedOverStore } from '#renderer/storage/core/handed-over-store.ts'
import { followOccasions } from '#renderer/storage/core/occasions.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

/** Whether this tab stores a session of Firebase's, as after a duplicate of it has signed out. */
export function hasPersistedToken(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}

/** Opens the shared board for visitors, without Firebase's code. */
export function openVisitors({ app, emulators }: FirebaseSettings): HandedOverStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore
  })
  return createHandedOverStore(store, followOccasions)
}
