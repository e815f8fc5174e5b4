import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { changeContract } from './change-contract.ts'
import { idsOnlyContract } from './ids-only-contract.ts'
import { jobHistoryContract } from './job-history-contract.ts'
import { strangers as everyStranger, note, notes } from './notes.ts'
import { type QueryDifferences, queryContract } from './query-contract.ts'
import { watchContract } from './watch-contract.ts'

/** The medium of one DocumentStore, empty to begin with. */
export interface ContractBoard {
  /** Stores raw elements before anything is opened, as an older version or another program would have. */
  preload(collection: string, elements: readonly unknown[]): Promise<void>
  /** Another handle on the same documents: another tab, window or machine. `who`: the person at it, where the store asks who that is. */
  open(who?: Actor): Promise<DocumentStore>
  /** The raw elements as they are stored now. */
  raw(collection: string): Promise<unknown[]>
  close(): Promise<void>
}

/** `writer`: the store itself, or who writes at the side of one that only reads. */
export type Opened = () => { board: ContractBoard; store: DocumentStore; writer: DocumentStore }

/** Values that this store cannot store at all. */
interface Limits {
  /** The elements that are no note, as far as they can be stored there. */
  strangers?: readonly unknown[]
  /** Collections are lists there, of texts too. */
  hasLists?: boolean
  queries?: QueryDifferences
}

/** The contract of every DocumentStore. `make` gives a fresh, empty place each time. */
export function documentStoreContract(
  adapter: string,
  make: () => Promise<ContractBoard>,
  { strangers = everyStranger, hasLists = true, queries = {} }: Limits = {}
): void {
  describe(`document store over ${adapter}`, () => {
    let board: ContractBoard
    let store: DocumentStore
    const opened: Opened = () => ({ board, store, writer: store })
    beforeEach(async () => {
      board = await make()
      store = await board.open()
    })
    afterEach(() => board.close())

    queryContract(opened, queries)
    changeContract(opened)
    watchContract(opened)
    jobHistoryContract(opened)
    if (hasLists) idsOnlyContract(opened)
    strangerContract(make, strangers)
  })
}

/** The contract of a DocumentStore that only reads, while others write. `board.open` opens a store that writes. */
export function readingContract(
  adapter: string,
  make: () => Promise<ContractBoard & { openReader(): DocumentStore }>,
  queries: QueryDifferences = {}
): void {
  describe(`reading over ${adapter}`, () => {
    let board: Awaited<ReturnType<typeof make>>
    let [store, writer]: DocumentStore[] = []
    const opened: Opened = () => ({ board, store: store as DocumentStore, writer: writer as DocumentStore })
    beforeEach(async () => {
      board = await make()
      writer = await board.open()
      store = board.openReader()
    })
    afterEach(() => board.close())

    queryContract(opened, queries)
    watchContract(opened)
  })
}

function strangerContract(make: () => Promise<ContractBoard>, strangers: readonly unknown[]): void {
  describe('stored documents that do not match their schema', () => {
    let board: ContractBoard
    const elements = strangers.flatMap((stranger, index) => [note(`n${index}`), stranger])
    beforeEach(async () => {
      board = await make()
      await board.preload('notes', elements)
    })
    afterEach(() => board.close())

    test('keep their position and value when other documents change', async () => {
      const store = await board.open()
      await store.change(notes, 'n3', () => note('n3', { text: 'changed' }))
      await store.change(notes, 'new', () => note('new'))
      await store.remove(notes, 'n0')
      const expected = [...elements.slice(1), { ...note('new'), revision: 1 }]
      expected[expected.findIndex((element) => (element as { id?: unknown } | null)?.id === 'n3')] = {
        ...note('n3', { text: 'changed' }),
        revision: 1
      }
      expect(JSON.stringify(await board.raw('notes'))).toBe(JSON.stringify(expected))
    })

    test('are named in a notice that the administrator reads and dismisses', async () => {
      const store = await board.open()
      const { total } = await store.query(notes, { order: 'stored', limit: 0 })
      expect(total).toBe(strangers.length)
      const results: string[][] = []
      store.notices.watch((notices) => results.push(notices.map((notice) => `${notice.reason} ${notice.count}`)))
      await until(() => expect(results.at(-1)).toEqual([`unreadable ${strangers.length}`]))
      const notice = await firstNotice(store)
      expect(notice.names).toEqual(strangers.map((stranger) => notes.describe(stranger)))
      for (const viewer of [null, { uid: 'asha', isAdmin: false }]) {
        await expect(store.notices.readContent(notice.id, viewer)).rejects.toMatchObject({ failure: 'refused' })
        await expect(store.notices.dismiss(notice.id, viewer)).rejects.toMatchObject({ failure: 'refused' })
      }
      expect(JSON.parse(await store.notices.readContent(notice.id, administrator))).toEqual(
        JSON.parse(JSON.stringify(strangers))
      )
      await store.notices.dismiss(notice.id, administrator)
      await until(() => expect(results.at(-1)).toEqual([]))
    })

    test('are not overwritten: a change under their id is refused as damaged', async () => {
      const store = await board.open()
      expect(await store.get(notes, 'text-is-a-number')).toBeUndefined()
      const change = store.change(notes, 'text-is-a-number', () => note('text-is-a-number'))
      await expect(change).rejects.toMatchObject({ name: 'StoreError', failure: 'damaged' })
      expect(JSON.stringify(await board.raw('notes'))).toBe(JSON.stringify(elements))
    })
  })

  test('stored document with a duplicate id › is preserved and not shown', async () => {
    const board = await make()
    await board.preload('notes', [note('twin', { text: 'first' }), note('twin', { text: 'second' })])
    const store = await board.open()
    expect((await store.query(notes, { order: 'stored', limit: 9 })).documents.map((found) => found.text)).toEqual([
      'first'
    ])
    await store.change(notes, 'twin', (stored) => ({ ...note('twin'), ...stored, text: 'first, changed' }))
    expect(await board.raw('notes')).toMatchObject([{ text: 'first, changed' }, { text: 'second' }])
    await board.close()
  })
}

async function firstNotice(store: DocumentStore) {
  return new Promise<Parameters<Parameters<DocumentStore['notices']['watch']>[0]>[0][number]>((resolve) => {
    store.notices.watch(([notice]) => notice && resolve(notice))
  })
}
