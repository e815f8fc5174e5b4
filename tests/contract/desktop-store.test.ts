import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { documentStoreContract } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

documentStoreContract('the desktop: the main process and its files', async () => {
  const { folder, remove } = userDataFolder()
  let store: DocumentStore | undefined
  return {
    preload: async (collection, elements) => writeElements(folder, collection, elements),
    // There is one window: whoever asks for the documents asks its one store.
    async open() {
      store ??= createDesktopStore(desktopMain(folder, { collections: ['notes', 'jobs', 'employers'] }).bridge())
      return store
    },
    raw: async (collection) => storedElements(folder, collection),
    close: async () => remove()
  }
})

test('desktop store › does not repeat a dismissed notice after a restart', async () => {
  const { folder, remove } = userDataFolder()
  writeElements(folder, 'notes', [note('a'), { id: 'broken' }])
  const start = async () => {
    const store = createDesktopStore(desktopMain(folder, { collections: ['notes'] }).bridge())
    const received: StoreNotice[][] = []
    store.notices.watch((notices) => received.push(notices))
    await store.query(notes, { order: 'stored', limit: 9 })
    return { store, shown: () => received.at(-1) }
  }
  const first = await start()
  await until(() => expect(first.shown()).toMatchObject([{ reason: 'unreadable', names: ['broken'] }]))
  await first.store.notices.dismiss(first.shown()?.[0]?.id ?? '', administrator)
  expect(first.shown()).toEqual([])
  const second = await start()
  await until(() => expect(second.shown()).toEqual([]))
  remove()
})

describe('desktop store after a failed call of the bridge', () => {
  const everything = { order: 'stored', limit: 9 } as const
  let place: ReturnType<typeof userDataFolder>
  let store: DocumentStore
  const broken = new Set<'readDocuments' | 'writeDocument'>()
  beforeEach(() => {
    place = userDataFolder()
    const bridge = desktopMain(place.folder, { collections: ['notes'] }).bridge()
    const failing = { ok: false, failure: 'unavailable', message: 'told to fail' } as const
    store = createDesktopStore({
      ...bridge,
      readDocuments: async (...given) => (broken.has('readDocuments') ? failing : bridge.readDocuments(...given)),
      writeDocument: async (...given) => (broken.has('writeDocument') ? failing : bridge.writeDocument(...given))
    })
  })
  afterEach(() => {
    broken.clear()
    place.remove()
  })

  test('reads the collection again at the next query', async () => {
    broken.add('readDocuments')
    await expect(store.query(notes, everything)).rejects.toMatchObject({ failure: 'unavailable' })
    broken.clear()
    expect(await store.query(notes, everything)).toMatchObject({ total: 0 })
  })
})

describe('desktop store after a reload of the page', () => {
  let place: ReturnType<typeof userDataFolder>
  let before: DocumentStore
  let after: DocumentStore
  beforeEach(async () => {
    place = userDataFolder()
    const main = desktopMain(place.folder, { collections: ['notes'] })
    before = createDesktopStore(main.bridge())
    await before.change(notes, 'a', () => note('a', { text: '1' }))
    await before.change(notes, 'b', () => note('b'))
    after = createDesktopStore(main.bridge())
  })
  afterEach(() => place.remove())

  const append = (mark: string) => (stored: ReturnType<typeof note> | undefined) => ({
    ...note('a'),
    text: `${stored?.text ?? ''}${mark}`
  })
  const everything = { order: 'stored', limit: 9 } as const

  test('applies a change on top of a late write of the previous page', async () => {
    await after.query(notes, everything)
    await before.change(notes, 'a', append('2'))
    await before.change(notes, 'b', () => note('b', { text: 'late' }))
    expect(await after.change(notes, 'a', append('3'))).toMatchObject({ text: '123', revision: 3 })
    expect(await after.query(notes, everything)).toMatchObject({ documents: [{ text: '123' }, { text: 'late' }] })
    expect(storedElements(place.folder, 'notes')).toMatchObject([{ text: '123', revision: 3 }, { text: 'late' }])
  })

  test('reports a late write of the previous page as a conflict', async () => {
    await after.query(notes, everything)
    await before.change(notes, 'a', append('2'))
    const conflict = { failure: 'conflict', stored: { text: '12', revision: 2 } }
    await expect(after.change(notes, 'a', append('3'), 1)).rejects.toMatchObject(conflict)
    await before.change(notes, 'b', () => note('b', { text: 'late' }))
    await expect(after.remove(notes, 'b', 1)).rejects.toMatchObject({ failure: 'conflict', stored: { text: 'late' } })
  })
})
