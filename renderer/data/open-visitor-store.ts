import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { onRefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import { createSwitchingStore, type SwitchingStore } from '#renderer/storage/core/switching-store.ts'
import type { AnswerPersister } from '#renderer/storage/firestore/rest/rest-client.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export { hasPersistedToken } from '#renderer/storage/firestore/persisted-firebase-token.ts'

/** Opens the shared board for visitors, without Firebase's code. @param onStatus called when stored responses of an earlier visit are shown, and when the server answers again */
export function openVisitorStore(
  { app, emulators }: FirebaseSettings,
  onStatus: (status: ConnectionStatus) => void
): SwitchingStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore,
    persister: import.meta.env.LOUPE_OFFLINE ? createPersister(onStatus) : undefined
  })
  return createSwitchingStore(store, onRefetchTrigger)
}

/** This code is loaded after the first visit's own requests. */
const persistAfterMs = 3_000

function createPersister(onStatus: (status: ConnectionStatus) => void): AnswerPersister {
  const load = () => import('#renderer/storage/firestore/rest/persisted-responses.ts')
  let readUntil: string | undefined
  return {
    persist(name, answer) {
      if (readUntil) onStatus({ isReachable: true })
      readUntil = undefined
      setTimeout(
        () =>
          load().then(
            (late) => late.persistResponse(name, answer),
            () => {}
          ),
        persistAfterMs
      )
    },
    async restore(name) {
      const persisted = await load()
        .then((late) => late.readPersistedResponse(name))
        .catch(() => undefined)
      if (!persisted) return undefined
      // As old as the oldest that is shown.
      readUntil = readUntil && readUntil < persisted.at ? readUntil : persisted.at
      onStatus({ isReachable: false, readUntil })
      return persisted.answer
    }
  }
}
