import { createHandedOverStore, type HandedOverStore } from '#renderer/storage/core/handed-over-store.ts'
import { followOccasions } from '#renderer/storage/core/occasions.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export { hasPersistedToken } from '#renderer/storage/firestore/persisted-token.ts'

/** Opens the shared board for visitors, without Firebase's code. */
export function openVisitors({ app, emulators }: FirebaseSettings): HandedOverStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore
  })
  return createHandedOverStore(store, followOccasions)
}
