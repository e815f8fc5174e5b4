import type { Reach } from '#renderer/storage/connection.ts'
import { onRefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import { createSwitchingStore, type SwitchingStore } from '#renderer/storage/core/switching-store.ts'
import type { AnswerKeeper } from '#renderer/storage/firestore/rest/rest-client.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export { hasPersistedToken } from '#renderer/storage/firestore/persisted-token.ts'

/** Opens the shared board for visitors, without Firebase's code. @param tellReach called when answers of an earlier visit stand in, and after that */
export function openVisitors({ app, emulators }: FirebaseSettings, tellReach: (reach: Reach) => void): SwitchingStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore,
    keeper: import.meta.env.LOUPE_OFFLINE ? createKeeper(tellReach) : undefined
  })
  return createSwitchingStore(store, onRefetchTrigger)
}

/** The code of keeping comes after the first visit's own requests. */
const keepAfterMs = 3_000

function createKeeper(tellReach: (reach: Reach) => void): AnswerKeeper {
  const load = () => import('#renderer/storage/firestore/rest/kept-answers.ts')
  let readUntil: string | undefined
  return {
    keep(name, answer) {
      if (readUntil) tellReach({ isReachable: true })
      readUntil = undefined
      setTimeout(
        () =>
          load().then(
            (late) => late.keepAnswer(name, answer),
            () => {}
          ),
        keepAfterMs
      )
    },
    async find(name) {
      const kept = await load()
        .then((late) => late.findAnswer(name))
        .catch(() => undefined)
      if (!kept) return undefined
      // As old as the oldest that is shown.
      readUntil = readUntil && readUntil < kept.at ? readUntil : kept.at
      tellReach({ isReachable: false, readUntil })
      return kept.answer
    }
  }
}
