import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { createWebDevice, listIds, listNotices } from './web-device.ts'

let device = createWebDevice()
afterEach(() => device.close())

const people = { ...notes, name: 'people' }
const everything = { order: 'stored', limit: 100 } as const

/** A board as the version of November 2026 left it, and what that version showed and had in localStorage when it was opened again. */
interface Board {
  name: string
  stores: Record<string, [key: IDBValidKey, row: unknown][]>
  local: Record<string, string>
  shown: { notes: string[]; people: string[] }
  texts: Record<string, string>
  notices: { id: string; reason: string }[]
}

const boards = readFileSync(new URL('boards-of-november-2026.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Board)

const keyPaths: Record<string, string | string[]> = {
  changes: ['collection', 'id'],
  bases: 'collection',
  traces: ['collection', 'seq'],
  keepsakes: 'id'
}

async function leave({ stores, local }: Pick<Board, 'stores' | 'local'>) {
  device = createWebDevice()
  for (const [key, text] of Object.entries(local)) await device.write(text, key)
  const database = await openDB(device.database, 1, {
    upgrade(fresh) {
      for (const name of Object.keys(stores)) fresh.createObjectStore(name, { keyPath: keyPaths[name] ?? null })
    }
  })
  for (const [name, rows] of Object.entries(stores)) {
    for (const [key, row] of rows) await database.put(name, row, keyPaths[name] ? undefined : key)
  }
  database.close()
}

async function readPeople(store: Awaited<ReturnType<typeof device.tab>>['store']) {
  return (await store.query(people, everything)).documents.map(({ id }) => id)
}

test.each(boards)('a board $name is taken over equal to the byte', async (board) => {
  await leave(board)
  const { store } = await device.tab()
  expect({ notes: await listIds(store), people: await readPeople(store) }).toEqual(board.shown)
  for (const key of ['notes', 'people'])
    await until(async () => expect(await device.raw(key)).toBe(board.texts[key] ?? null))
  const told = () => listNotices(store).map(({ id }) => id)
  await until(() => expect(told()).toEqual(expect.arrayContaining(board.notices.map(({ id }) => id))))
  // Once, and for good: nothing of it comes back, and nothing is told twice.
  const notices = told().toSorted()
  await store.change(notes, 'after', () => note('after'))
  device.browser().flush()
  await device.kill()
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual([...board.shown.notes, 'after'])
  expect(await readPeople(again.store)).toEqual(board.shown.people)
  expect(
    listNotices(again.store)
      .map(({ id }) => id)
      .toSorted()
  ).toEqual(notices)
})

const boardOf = (wanted: string) => {
  const board = boards.find(({ name }) => name === wanted)
  if (!board) throw new Error(`there is no board ${wanted}`)
  return board
}

test('what a text put there by hand had replaced is set aside, with its way back', async () => {
  await leave(boardOf('changed by hand'))
  const { store } = await device.tab()
  await until(() => expect(listNotices(store).map(({ reason }) => reason)).toContain('overwritten'))
  const notice = listNotices(store).find(({ reason }) => reason === 'overwritten')
  expect(notice).toMatchObject({ collection: 'notes', count: 4 })
  await store.notices.undo(notice?.id ?? '', administrator)
  expect(await device.raw()).toBe(boardOf('closed').texts.notes)
})

test('what was in quarantine has its way back, what was undone or dismissed stays so', async () => {
  await leave(boardOf('with a quarantine'))
  const { store } = await device.tab()
  const [notice, ...more] = listNotices(store)
  expect([notice?.reason, more]).toEqual(['damaged-recovered', []])
  expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe('{ no list')
  await store.notices.undo(notice?.id ?? '', administrator)
  expect(await device.raw('people')).toBe('{ no list')
})

test('of rows that did not parse the administrator gets the content, unless it may be anybody’s', async () => {
  await leave(boardOf('with rows that do not parse'))
  const { store } = await device.tab()
  const read = (collection: string) => {
    const notice = listNotices(store).find((each) => each.collection === collection)
    return store.notices.readContent(notice?.id ?? '', administrator)
  }
  expect(await read('other')).toContain('-1')
  await expect(read('journal')).rejects.toMatchObject({ failure: 'refused' })
})

test('a database of another kind is set aside whole, and localStorage counts', async () => {
  await leave({ stores: { changes: [] }, local: { notes: JSON.stringify([note('a')]) } })
  const strange = await openDB(device.database)
  await strange.put('changes', { collection: 'what', id: 'is this' })
  strange.close()
  const { store } = await device.tab()
  expect(await listIds(store)).toEqual(['a'])
  await store.change(notes, 'b', () => note('b'))
  const [notice] = listNotices(store)
  expect(notice).toMatchObject({ reason: 'damaged-log', count: 1, actions: ['discard', 'dismiss'] })
  await expect(store.notices.readContent(notice?.id ?? '', administrator)).rejects.toMatchObject({ failure: 'refused' })
  expect(await listIds((await device.tab()).store)).toEqual(['a', 'b'])
})

const malformed: [name: string, store: string, key: string, row: unknown, collection: string][] = [
  ['a text', 'collections', 'notes', { text: 7 }, 'notes'],
  [
    'an entry of the quarantine',
    'quarantine',
    'record',
    { texts: [{ id: 7 }], dismissed: [], suppressed: [] },
    'journal'
  ],
  ['the quarantine', 'quarantine', 'record', 'nonsense', 'journal']
]
test.each(malformed)('%s that does not parse is set aside, and told; localStorage counts', async (...row) => {
  const [, name, key, value, collection] = row
  device = createWebDevice()
  await (await device.tab()).store.change(notes, 'mine', () => note('mine'))
  await device.browser().settle()
  const database = await openDB(device.database)
  await database.put(name, value, key)
  database.close()
  const { store } = await device.tab()
  const ids = await listIds(store)
  expect(ids).toContain('mine')
  await until(() => expect(listNotices(store)).toMatchObject([{ reason: 'damaged-record', collection, count: 1 }]))
  await store.change(notes, 'after', () => note('after'))
  device.browser().flush()
  await device.kill()
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual([...ids, 'after'])
  expect(listNotices(again.store)).toHaveLength(1)
})
