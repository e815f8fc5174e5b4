import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { createWebDevice, listIds, listNotices, sample } from './web-device.ts'

let device = createWebDevice()
beforeEach(() => {
  device = createWebDevice()
})
afterEach(() => device.close())

const sampleIds = sample.map(({ id }) => id)

/** Writes into the log as no version of the product would. */
async function putRow(store: string, row: unknown, key?: string) {
  const database = await openDB(device.database)
  await database.put(store, row, key)
  database.close()
}

async function saveAndKill() {
  const { store } = await device.tab()
  await store.change(notes, 'mine', () => note('mine'))
  await device.kill()
}

const malformed: [name: string, store: string, row: unknown, key?: string][] = [
  ['a change', 'changes', { collection: 'notes', id: 'x', seq: 2, created: 'yesterday', value: note('x') }],
  ['a snapshot of another list', 'bases', { collection: 'other', seq: -1 }],
  ['a trace', 'traces', { collection: 'notes', seq: 7, before: 3 }],
  ['a row of the quarantine', 'keepsakes', { id: 'x', standing: 'lost' }],
  ['the row that says where the log stands', 'state', { journal: 7 }, 'state']
]
test.each(malformed)('%s that does not parse is set aside; all else is read and written', async (_name, ...row) => {
  await saveAndKill()
  await putRow(...row)
  const { store } = await device.tab()
  expect(await listIds(store)).toEqual([...sampleIds, 'mine'])
  await store.change(notes, 'after', () => note('after'))
  expect((await store.query({ ...notes, name: 'other' }, { order: 'stored', limit: 1 })).total).toBe(0)
  await until(() => expect(listNotices(store)).toHaveLength(1))
  const [notice] = listNotices(store)
  expect(notice).toMatchObject({ reason: 'damaged-record', count: 1, actions: ['download', 'discard', 'dismiss'] })
  await device.kill()
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual([...sampleIds, 'mine', 'after'])
  expect(listNotices(again.store).map(({ id }) => id)).toEqual([notice?.id])
})

test('what was set aside of a collection can be had by the administrator', async () => {
  await saveAndKill()
  await putRow('changes', { collection: 'notes', id: 'x', seq: 2, created: 'yesterday', value: note('x') })
  const { store } = await device.tab()
  const id = listNotices(store)[0]?.id ?? ''
  expect(await store.notices.readContent(id, administrator)).toContain('yesterday')
  await expect(store.notices.readContent(id, null)).rejects.toMatchObject({ failure: 'refused' })
})

test('a log that cannot be used at all is set aside whole, and begun anew with what localStorage has', async () => {
  await device.write(JSON.stringify([note('a')]))
  const strange = await openDB(device.database, 1, { upgrade: (fresh) => void fresh.createObjectStore('changes') })
  await strange.put('changes', 'something', 'key')
  strange.close()
  const { store } = await device.tab()
  expect(await listIds(store)).toEqual(['a'])
  await store.change(notes, 'b', () => note('b'))
  const [notice] = listNotices(store)
  expect(notice).toMatchObject({ reason: 'damaged-log', count: 1, actions: ['discard', 'dismiss'] })
  await expect(store.notices.readContent(notice?.id ?? '', administrator)).rejects.toMatchObject({ failure: 'refused' })
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual(['a', 'b'])
})
