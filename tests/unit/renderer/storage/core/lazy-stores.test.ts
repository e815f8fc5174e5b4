import { expect, test, vi } from 'vitest'
import { createLazyDeviceStore, createLazyDocumentStore } from '#renderer/storage/core/lazy-stores.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { administrator } from '#tests/support/viewers.ts'

const everything = { order: 'stored', limit: 9 } as const
const pages = { ...notes, name: 'pages' }

test('store loaded on demand › reports unavailable until its code has loaded', async () => {
  const memory = createMemoryStore({ elements: { notes: [note('a')] } })
  let isOnline = false
  const store = createLazyDocumentStore(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return memory
  })
  const failed = vi.fn()
  store.watch(notes, everything, () => {}, failed)
  await expect(store.get(notes, 'a')).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: 'unavailable' }))
  isOnline = true
  expect(await store.get(notes, 'a')).toMatchObject({ id: 'a' })
})

test('store over two stores › sends each collection to one, and shows notices of both', async () => {
  const broken = { id: 'x' }
  const here = createMemoryStore({ elements: { notes: [note('a'), broken], pages: [note('wrong')] } })
  const elsewhere = createMemoryStore({ elements: { pages: [note('b'), broken], notes: [note('wrong')] } })
  const store = createRoutedStore(here, elsewhere, ({ name }) => name === 'pages')
  const shown: StoreNotice[][] = []
  const stop = store.notices.watch((notices) => shown.push(notices))
  expect((await store.query(notes, everything)).documents.map(({ id }) => id)).toEqual(['a'])
  expect((await store.query(pages, everything)).documents.map(({ id }) => id)).toEqual(['b'])
  await store.change(pages, 'c', () => note('c'))
  await store.remove(notes, 'a')
  expect(here.readElements('notes')).toEqual([broken])
  expect(elsewhere.readElements('pages')).toHaveLength(3)
  expect(shown.at(-1)?.map(({ collection }) => collection)).toEqual(['notes', 'pages'])
  for (const { id } of shown.at(-1) ?? []) {
    expect(await store.notices.readContent(id, administrator)).toContain('"x"')
    await store.notices.dismiss(id, administrator)
  }
  expect(shown.at(-1)).toEqual([])
  const before = shown.length
  stop()
  for (const [place, collection] of [
    [here, notes],
    [elsewhere, pages]
  ] as const) {
    place.setElements(collection.name, [{ id: 'y' }])
    await store.query(collection, everything)
  }
  expect(shown).toHaveLength(before)
})

test('local store loaded on demand › rejects writes while blocked, then retries', async () => {
  let isBlocked = true
  const store = createLazyDeviceStore(async () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return createMemoryStore()
  })
  await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
  isBlocked = false
  expect(await store.change(notes, 'a', () => note('a'))).toMatchObject({ id: 'a', revision: 1 })
  await expect(store.device?.eraseAll(administrator)).rejects.toMatchObject({ failure: 'unavailable' })
})
