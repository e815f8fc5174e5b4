import type { CollectionReference, Firestore } from 'firebase/firestore'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCountCache } from '#renderer/storage/firestore/counts/count-cache.ts'
import { createFirebaseSdkQuerySource } from '#renderer/storage/firestore/firebase-sdk-query-source.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { createDocumentConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import type { ServerDocument } from '#renderer/storage/firestore/reading/firestore-server-query.ts'
import type { Query } from '#shared/documents/document.ts'
import { type Note, note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'

const server = vi.hoisted(() => ({
  answer: undefined as unknown,
  emit: (_snapshot: unknown) => {},
  counts: 0,
  /** Lists that were begun to be followed, and ended. */
  begun: 0,
  ended: 0
}))

vi.mock('firebase/firestore', () => {
  const part = () => ({})
  return {
    ...{ doc: part, documentId: part, endAt: part, limit: part, orderBy: part, query: part, startAfter: part },
    ...{ where: part, Timestamp: class {}, collection: () => ({ path: 'notes' }) },
    getDoc: async () => server.answer,
    getDocs: async () => server.answer,
    async getCountFromServer() {
      server.counts += 1
      return { data: () => ({ count: 5 }) }
    },
    onSnapshot(_question: unknown, _options: unknown, emit: typeof server.emit) {
      server.emit = emit
      server.begun += 1
      return () => {
        server.ended += 1
      }
    }
  }
})

beforeEach(() => {
  Object.assign(server, { counts: 0, begun: 0, ended: 0 })
})

const documentOf = (id: string, fromCache = false) => ({
  ...{ id, ref: { path: `notes/${id}` }, metadata: { fromCache } },
  data: () => ({ ...note(id) })
})
const pageOf = (ids: string[], { fromCache = false, changes = 0 } = {}) => ({
  docs: ids.map((id) => documentOf(id)),
  metadata: { fromCache },
  docChanges: () => Array.from({ length: changes })
})

function open(query: Partial<Query<Note>>, canShow: (cached: ServerDocument) => boolean = () => true) {
  const options = {
    converter: createDocumentConverter(),
    today: '2026-11-21',
    isUnlimited: false,
    awaitTurn: async () => {}
  }
  return createFirebaseSdkQuerySource(
    { path: 'notes' } as CollectionReference,
    notes,
    { order: 'stored', limit: 2, ...query },
    { ...options, canShow, countCache: createCountCache() }
  )
}

test.each([2, 90])('Firestore store › reports an empty cache as unavailable for a limit of %i', async (limit) => {
  server.answer = pageOf([], { fromCache: true })
  await expect(open({ limit }).readOnce()).rejects.toMatchObject({ failure: 'unavailable', isOffline: true })
  server.answer = pageOf([])
  expect(await open({ limit }).readOnce()).toMatchObject({ docs: [], fromCache: false })
})

test('Firestore store › shows of cached documents only those that the user may read', async () => {
  const onlyA = ({ name }: ServerDocument) => name === 'a'
  const namesOf = async (query: Partial<Query<Note>>) =>
    (await open(query, onlyA).readOnce()).docs.map(({ name }) => name)
  server.answer = pageOf(['a', 'b'], { fromCache: true })
  expect(await namesOf({})).toEqual(['a'])
  server.answer = pageOf(['a', 'b'])
  expect(await namesOf({})).toEqual(['a', 'b'])
  server.answer = documentOf('b', true)
  expect(await namesOf({ where: { id: 'b' } })).toEqual([])
  server.answer = documentOf('b')
  expect(await namesOf({ where: { id: 'b' } })).toEqual(['b'])
})

test('Firestore store › rejects a removal while offline', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = createFirestoreStore({
    getDatabase: () => ({}) as Firestore,
    getUid: () => 'u-meena',
    isOnline: () => false
  })
  await expect(store.remove(notes, 'a')).rejects.toMatchObject({ failure: 'unavailable', isOffline: true })
})

test('sign-in of another user › restarts each live query, even after a failed reset', async () => {
  const store = createFirestoreStore({ getDatabase: () => ({}) as Firestore, getUid: () => 'u-meena' })
  const received: string[][] = []
  const stop = store.watch(
    notes,
    { order: 'stored', limit: 9 },
    ({ documents }) => received.push(documents.map(({ id }) => id)),
    ({ message }) => expect.unreachable(message)
  )
  server.emit(pageOf(['a']))
  await until(() => expect(received).toEqual([['a']]))
  store.changePerson()
  expect([server.begun, server.ended]).toEqual([2, 1])
  server.emit(pageOf(['b']))
  await until(() => expect(received.at(-1)).toEqual(['b']))
  const replacing = store.forget(() => Promise.reject(new Error('the database is held')))
  expect([server.begun, server.ended]).toEqual([2, 2])
  await expect(replacing).rejects.toThrow('the database is held')
  expect(server.begun).toBe(3)
  stop()
  expect(server.ended).toBe(3)
})
