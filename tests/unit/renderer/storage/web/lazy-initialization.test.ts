import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import type { CollectionInitializer, Initializer } from '#renderer/storage/core/collection-initializer.ts'
import { openWebStore, type WebStore } from '#renderer/storage/web/open-web-store.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { administrator } from '#tests/support/viewers.ts'
import { listIds, listNotices, sample } from './web-device.ts'

let count = 0
const stores: WebStore[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})

const initializer: Initializer = {
  collection: notes,
  resetReason: () => null,
  sample: async () => sample,
  migrate: (one) => one
}

async function device(load: CollectionInitializer['load'], text?: string) {
  const browser = fakeLocalStorage()
  const storage = browser.tab()
  if (text !== undefined) storage.write('notes', text)
  count += 1
  const store = await openWebStore({ storage, initializers: [{ name: 'notes', load }], database: `late-${count}` })
  stores.push(store)
  return { store, raw: () => storage.read('notes') }
}

test('samples loaded on demand › replace no stored documents, only a damaged collection', async () => {
  const { store } = await device(async () => initializer, JSON.stringify([note('a')]))
  expect(await listIds(store)).toEqual(['a'])
  const damaged = await device(async () => initializer, '[{')
  expect(listNotices(damaged.store)).toEqual([])
  expect(await listIds(damaged.store)).toEqual(sample.map(({ id }) => id))
  const [notice] = listNotices(damaged.store)
  expect(notice).toMatchObject({ reason: 'damaged', collection: 'notes' })
  expect(await damaged.store.notices.readContent(notice?.id ?? '', administrator)).toBe('[{')
})

test('samples loaded on demand › leave stored documents readable if loading fails', async () => {
  const { store } = await device(() => Promise.reject(new Error('offline')), JSON.stringify([note('a')]))
  expect(await listIds(store)).toEqual(['a'])
})
