import { describe, expect, test } from 'vitest'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import type { Opened } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

/** Differences of a store from the others. */
export interface QueryDifferences {
  /** In the order of creation a search begins with what came last: no user looks through a board that devices share to its end. */
  searchesNewestFirst?: boolean
}

export function queryContract(opened: Opened, { searchesNewestFirst = false }: QueryDifferences = {}): void {
  describe('document query', () => {
    const fill = async () => {
      const { store, writer } = opened()
      await writer.change(notes, 'c', () => note('c', { text: 'Gold ring, Jaipur work', place: 'Jaipur RJ', rank: 2 }))
      await writer.change(notes, 'a', () => note('a', { text: 'Silver Ring', place: 'Surat GJ', rank: 1 }))
      await writer.change(notes, 'b', () => note('b', { text: 'gold chain', place: 'Surat GJ', rank: 2 }))
      return store
    }
    const ids = (found: { documents: { id: string }[] }) => found.documents.map(({ id }) => id)
    /** The ids of a search that goes by the order of creation. */
    const searched = (found: { documents: { id: string }[] }) =>
      searchesNewestFirst ? ids(found).reverse() : ids(found)

    test('returns documents in the order of creation', async () => {
      expect(ids(await (await fill()).query(notes, { order: 'stored', limit: 10 }))).toEqual(['c', 'a', 'b'])
    })

    test('orders by a field, and equal values by id', async () => {
      const store = await fill()
      expect(ids(await store.query(notes, { order: { by: 'rank', direction: 'ascending' }, limit: 10 }))).toEqual([
        'a',
        'b',
        'c'
      ])
      expect(ids(await store.query(notes, { order: { by: 'rank', direction: 'descending' }, limit: 10 }))).toEqual([
        'c',
        'b',
        'a'
      ])
    })

    test('combines filters by equal field, partial field and words', async () => {
      const store = await fill()
      expect(ids(await store.query(notes, { where: { place: 'Surat GJ' }, order: 'stored', limit: 9 }))).toEqual([
        'a',
        'b'
      ])
      expect(searched(await store.query(notes, { contains: { place: 'sURAT' }, order: 'stored', limit: 9 }))).toEqual([
        'a',
        'b'
      ])
      expect(ids(await store.query(notes, { words: 'GOLD ring', order: 'stored', limit: 9 }))).toEqual(['c'])
      const all = {
        where: { rank: 2 },
        contains: { place: 'surat' },
        words: 'gold',
        order: 'stored',
        limit: 9
      } as const
      expect(ids(await store.query(notes, all))).toEqual(['b'])
      expect((await store.query(notes, { ...all, words: 'platinum' })).total).toBe(0)
    })

    test('filters by an array that contains every given text', async () => {
      const store = await fill()
      await opened().writer.change(notes, 'd', () => note('d', { tags: ['Pavé setting', 'CAD'] }))
      await opened().writer.change(notes, 'e', () => note('e', { tags: ['bezel setting'] }))
      const having = async (...tags: string[]) =>
        searched(await store.query(notes, { every: { tags }, order: 'stored', limit: 9 }))
      expect(await having('SETTING')).toEqual(['d', 'e'])
      expect(await having('cad', 'pave')).toEqual(['d'])
      expect(await having('cad', 'bezel')).toEqual([])
      const every = { tags: [' '] }
      expect(ids(await store.query(notes, { every, order: 'stored', limit: 9 }))).toEqual(['c', 'a', 'b', 'd', 'e'])
    })

    test('filters by a field that contains one of several texts', async () => {
      const store = await fill()
      await opened().writer.change(notes, 'd', () => note('d', { place: 'Mumbai MH' }))
      const near = async (...place: string[]) =>
        searched(await store.query(notes, { contains: { place }, order: 'stored', limit: 9 }))
      const anywhere = async (...place: string[]) =>
        ids(await store.query(notes, { contains: { place }, order: 'stored', limit: 9 }))
      expect(await near('JAIPUR', 'mumbai')).toEqual(['c', 'd'])
      expect(await near('Surat')).toEqual(['a', 'b'])
      expect(await near('Delhi', 'Pune')).toEqual([])
      expect(await anywhere('', ' ')).toEqual(['c', 'a', 'b', 'd'])
      expect(await anywhere()).toEqual(['c', 'a', 'b', 'd'])
    })

    test('returns each document once over all pages, with a constant total', async () => {
      const store = await fill()
      for (const order of ['stored', { by: 'rank', direction: 'descending' }] as const) {
        const whole = await store.query(notes, { order, limit: 9 })
        const first = await store.query(notes, { order, limit: 2 })
        const second = await store.query(notes, { order, limit: 2, after: first.next })
        expect([...ids(first), ...ids(second)]).toEqual(ids(whole))
        expect([first.total, second.total, second.next]).toEqual([3, 3, undefined])
      }
    })

    test('returns the same page without a total', async () => {
      const store = await fill()
      const page = { order: 'stored', limit: 2 } as const
      const [whole, found] = [await store.query(notes, page), await store.query(notes, { ...page, uncounted: true })]
      expect([ids(found), found.next]).toEqual([ids(whole), whole.next])
      expect([[3], [3, 'atLeast']]).toContainEqual([found.total, found.totalIs].filter(Boolean))
      expect(await store.query(notes, { order: 'stored', limit: 3, uncounted: true })).toMatchObject({ total: 3 })
    })

    test('leaves out expired documents', async () => {
      const { store } = opened()
      const day = (days: number) => formatBoardDay(new Date(Date.now() + days * 86_400_000))
      for (const [id, days] of [
        ['a', -1],
        ['b', 0],
        ['c', 1],
        ['d', 90]
      ] as const) {
        await opened().writer.change(notes, id, () => note(id, { until: day(days), rank: -days, text: 'gold' }))
      }
      const live = { unexpired: 'until', order: 'stored', limit: 9 } as const
      expect(ids(await store.query(notes, live))).toEqual(['b', 'c', 'd'])
      expect(searched(await store.query(notes, { ...live, words: 'gold' }))).toEqual(['b', 'c', 'd'])
      expect(ids(await store.query(notes, { ...live, where: { id: 'a' } }))).toEqual([])
      expect(ids(await store.query(notes, { ...live, where: { id: 'b' } }))).toEqual(['b'])
      expect((await store.query(notes, { ...live, limit: 0 })).total).toBe(3)
      const order = { by: 'rank', direction: 'ascending' } as const
      const first = await store.query(notes, { ...live, order, limit: 2 })
      const second = await store.query(notes, { ...live, order, limit: 2, after: first.next })
      expect([ids(first), ids(second), first.total, second.next]).toEqual([['d', 'c'], ['b'], 3, undefined])
    })

    test('returns only the total for a page size of 0', async () => {
      expect(await (await fill()).query(notes, { order: 'stored', limit: 0 })).toMatchObject({
        documents: [],
        total: 3
      })
    })

    test('returns nothing for an empty collection', async () => {
      expect(await opened().store.query(notes, { order: 'stored', limit: 5 })).toEqual({ documents: [], total: 0 })
      expect(await opened().store.get(notes, 'a')).toBeUndefined()
    })
  })
}
