import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { boardOnEmulator } from '#tests/support/board-on-emulator.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { viewContract } from '../contract/view-contract.ts'

viewContract(
  'a shared board',
  async () => {
    const board = await boardOnEmulator(buildRules('loupe.example'))
    return {
      preload: (collection, elements) =>
        board.put(
          collection,
          elements.map((element) => [(element as { id: string }).id, element])
        ),
      async open({ uid, email, role }) {
        const database = board.as({ sub: uid, email, email_verified: true, ...(role === 'Admin' && { admin: true }) })
        return createFirestoreStore({ getDatabase: () => database, getUid: () => uid })
      },
      close: () => board.close()
    }
  },
  true
)
