import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { createWebDevice, listIds, listNotices, sample } from './web-device.ts'

/** A gate before the database: how it opens in a test. */
const disk = vi.hoisted(() => ({ open: async () => {} }))
vi.mock('idb', async (original) => {
  const idb = await original<typeof import('idb')>()
  return { ...idb, openDB: (...given: Parameters<typeof idb.openDB>) => disk.open().then(() => idb.openDB(...given)) }
})

let device = createWebDevice()
beforeEach(() => {
  disk.open = async () => {}
  device = createWebDevice()
})
afterEach(() => device.close())

/** Of no first page, and without a sample: as accounts and profiles are. */
const people = { ...notes, name: 'people' }
const everything = { order: 'stored', limit: 100 } as const
const sampleIds = sample.map(({ id }) => id)
const silentWaitMs = 20

/** A killed browser's storage: all of it is in the log, nothing of it in localStorage. */
async function saveAndKill() {
  const { store } = await device.tab()
  await store.change(notes, 'mine', () => note('mine'))
  await store.change(people, 'asha', () => note('asha'))
  await device.kill()
}

test('web store with a slow IndexedDB › shows a notice instead of an empty list until it opens', async () => {
  await saveAndKill()
  let letGo = () => {}
  const blocked = new Promise<void>((go) => {
    letGo = go
  })
  disk.open = () => blocked
  const { store } = await device.tab(silentWaitMs)
  await until(() => expect(listNotices(store).map(({ reason }) => reason)).toEqual(['waiting']))
  const shown: string[][] = []
  for (const collection of [notes, people]) {
    store.watch(
      collection,
      everything,
      ({ documents }) => shown.push(documents.map(({ id }) => id)),
      () => shown.push(['failed'])
    )
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shown).toEqual([])
  expect(await device.raw()).toBeNull()
  letGo()
  await until(() => expect(shown).toHaveLength(2))
  expect(shown).toEqual(expect.arrayContaining([[...sampleIds, 'mine'], ['asha']]))
  await until(() => expect(listNotices(store)).toEqual([]))
})

test('web store with a slow IndexedDB › shows public data of localStorage until it opens', async () => {
  await (async () => {
    const { store } = await device.tab()
    device.browser().flush()
    await store.change(notes, 'mine', () => note('mine'))
  })()
  await device.kill()
  let letGo = () => {}
  const blocked = new Promise<void>((go) => {
    letGo = go
  })
  disk.open = () => blocked
  await device.write(JSON.stringify(sample))
  const { store } = await device.tab(silentWaitMs)
  const shown: string[][] = []
  store.watch(
    notes,
    everything,
    ({ documents }) => shown.push(documents.map(({ id }) => id)),
    () => shown.push(['failed'])
  )
  await until(() => expect(shown).toEqual([sampleIds]))
  letGo()
  await until(() => expect(shown.at(-1)).toEqual([...sampleIds, 'mine']))
})

test('web store with a locked IndexedDB › retries until the database opens', async () => {
  await saveAndKill()
  let refusals = 3
  disk.open = async () => {
    refusals -= 1
    if (refusals >= 0) throw new DOMException('Internal error opening backing store', 'UnknownError')
  }
  const { store } = await device.tab(silentWaitMs)
  await until(() => expect(listNotices(store).map(({ reason }) => reason)).toEqual(['waiting']))
  expect(await listIds(store)).toEqual([...sampleIds, 'mine'])
  expect((await store.query(people, everything)).total).toBe(1)
  await until(() => expect(listNotices(store)).toEqual([]))
})

test('web store › rejects changes while IndexedDB does not respond, then recovers', async () => {
  const { store } = await device.tab()
  await store.change(people, 'asha', () => note('asha'))
  const answer = await holdDatabase(device.database)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const unread = { ...notes, name: 'unread' }
  const failed = [
    store.change(people, 'meena', () => note('meena')),
    store.get(unread, ''),
    store.remove(unread, '')
  ].map((step) => expect(step).rejects.toMatchObject({ failure: 'unavailable' }))
  await vi.advanceTimersByTimeAsync(10_000)
  await Promise.all(failed)
  vi.useRealTimers()
  expect(listNotices(store).map(({ reason }) => reason)).toEqual(['waiting'])
  answer()
  await store.change(people, 'ravi', () => note('ravi'))
  expect((await store.query(people, everything)).documents.map(({ id }) => id)).toEqual(['asha', 'ravi'])
  expect(listNotices(store)).toEqual([])
})

/** Another page's transaction, which does not end before the returned function is called. */
async function holdDatabase(name: string): Promise<() => void> {
  const database = await openDB(name)
  const { store } = database.transaction('collections', 'readwrite')
  let isHeld = true
  const hold = () => void (isHeld ? store.get('').then(hold) : database.close())
  hold()
  return () => {
    isHeld = false
  }
}
