import { onRefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import { createSwitchingStore, type SwitchingStore } from '#renderer/storage/core/switching-store.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export { hasPersistedToken } from '#renderer/storage/firestore/persisted-token.ts'

/** Opens the shared board for visitors, without Firebase's code. */
export function openVisitors({ app, emulators }: FirebaseSettings): SwitchingStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore
  })
  return createSwitchingStore(store, onRefetchTrigger)
}
