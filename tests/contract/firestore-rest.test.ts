import { expect, test } from 'vitest'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import type { RefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { boardOnEmulator } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { readingContract } from './document-store-contract.ts'
import { note, notes } from './notes.ts'
import { buildNotesRules } from './notes-rules.ts'

// Every step goes by way of a server.

/** How often whoever reads comes back to their window. */
const comesBackAfterMs = 20

/**
 * A board that everybody reads. Who reads it through REST comes back to their window again and again: to come back when a user has
 * written is not enough, for who comes while the board is being asked asks nothing more.
 */
async function openBoard() {
  const board = await boardOnEmulator(buildNotesRules('true'))
  const { host, port } = firestoreEmulator()
  const triggers = createEventEmitter<RefetchTrigger>()
  const timer = setInterval(() => triggers.emit('focus'), comesBackAfterMs)
  return {
    async preload() {},
    async open(): Promise<DocumentStore> {
      const database = board.as({ sub: 'meena', email: 'meena@example.com', email_verified: true })
      return createFirestoreStore({
        getDatabase: () => database,
        getUid: () => 'meena'
      })
    },
    openReader: () =>
      createRestStore({
        apiKey: 'none',
        projectId: board.project,
        emulator: `${host}:${port}`,
        onRefetchTrigger: triggers.subscribe
      }),
    put: board.put,
    raw: board.raw,
    async close() {
      clearInterval(timer)
      await board.close()
    }
  }
}

readingContract('REST', openBoard, { searchesNewestFirst: true })

test('Firestore store over REST › returns a document of any id as it was stored', async () => {
  const board = await openBoard()
  const [reader, writer] = [board.openReader(), await board.open()]
  const odd = { text: 'ग — “5/8”', rank: -1.5e300, tags: ['', 'a/b'], colour: { deep: [1, null, true, { x: [] }] } }
  for (const id of ['a/b', '%', '..', '__x__', 'ключ']) await writer.change(notes, id, () => note(id, odd))
  for (const id of ['a/b', '%', '..', '__x__', 'ключ']) {
    expect(await reader.get(notes, id)).toEqual({ ...note(id, odd), revision: 1 })
    const { documents } = await reader.query(notes, { where: { id }, order: 'stored', limit: 1 })
    expect(documents).toMatchObject([odd])
  }
  expect(await reader.get(notes, 'none')).toBeUndefined()
  await board.close()
})

test('Firestore store over REST › reports a document that does not match its schema and omits it', async () => {
  const board = await openBoard()
  await board.put('notes', [
    ['a', note('a')],
    ['b', { id: 'b', text: 5 }],
    ['c', note('c')]
  ])
  const reader = board.openReader()
  const received: StoreNotice[][] = []
  reader.notices.watch((notices) => received.push(notices))
  expect(await reader.query(notes, { order: 'stored', limit: 2 })).toMatchObject({ documents: [{ id: 'a' }], total: 2 })
  expect(received.at(-1)).toMatchObject([{ reason: 'unreadable', names: ['b'] }])
  await board.close()
})
