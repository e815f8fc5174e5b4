import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { readId } from '#shared/documents/document.ts'
import { boardOnEmulator } from '#tests/support/board-on-emulator.ts'
import { documentStoreContract } from './document-store-contract.ts'
import { strangers } from './notes.ts'
import { buildNotesRules } from './notes-rules.ts'

// Every step goes by way of a server.

const rules = () => buildNotesRules('isSignedIn()')

/** The document name of an element whose id is no text, or is in use already. */
function namesFor(elements: readonly unknown[]): string[] {
  const usedNames = new Set<string>()
  return elements.map((element, index) => {
    const id = readId(element) ?? ''
    const name = id === '' || usedNames.has(encodeDocumentId(id)) ? `stray-${index}` : encodeDocumentId(id)
    usedNames.add(name)
    return name
  })
}

documentStoreContract(
  'firestore',
  async () => {
    const board = await boardOnEmulator(rules())
    return {
      async preload(collection, elements) {
        const names = namesFor(elements)
        await board.put(
          collection,
          elements.map((element, index) => [names[index] ?? '', element as object])
        )
      },
      async open({ uid, email, role } = { uid: 'meena', email: 'meena@example.com', role: 'Candidate' }) {
        const database = board.as({ sub: uid, email, email_verified: true, ...(role === 'Admin' && { admin: true }) })
        return createFirestoreStore({
          getDatabase: () => database,
          getUid: () => uid
        })
      },
      raw: (collection) => board.raw(collection),
      close: () => board.close()
    }
  },
  {
    // A document of Firestore is a map, its texts are whole and its fields have no reserved names.
    strangers: strangers.filter((stranger) => isMap(stranger) && !/\\ud800|__proto__/.test(JSON.stringify(stranger))),
    hasLists: false,
    queries: { searchesNewestFirst: true }
  }
)

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
