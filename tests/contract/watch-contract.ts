import { afterEach, describe, expect, test } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { Opened } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

export function watchContract(opened: Opened): void {
  describe('watch', () => {
    const inSurat = { where: { place: 'Surat' }, order: 'stored', limit: 10 } as const
    const never = (error: Error) => {
      throw error
    }
    const stops: (() => void)[] = []
    afterEach(() => {
      for (const stop of stops.splice(0)) stop()
    })
    const seenBy = (store: ReturnType<Opened>['store']) => {
      const seen: string[][] = []
      const stop = store.watch(
        notes,
        inSurat,
        ({ documents }) => seen.push(documents.map(({ id, text }) => `${id}:${text}`)),
        never
      )
      stops.push(stop)
      return { seen, stop }
    }

    test('tells the result at once and after each change of it', async () => {
      const { store } = opened()
      const { seen } = seenBy(store)
      await until(() => expect(seen).toEqual([[]]))
      await store.change(notes, 'a', () => note('a', { text: '1' }))
      await until(() => expect(seen.at(-1)).toEqual(['a:1']))
      await store.change(notes, 'a', () => note('a', { text: '2' }))
      await until(() => expect(seen.at(-1)).toEqual(['a:2']))
      await store.remove(notes, 'a')
      await until(() => expect(seen.at(-1)).toEqual([]))
    })

    test('tells what another handle changed', async () => {
      const { board, store } = opened()
      const { seen } = seenBy(store)
      const other = await board.open()
      await other.change(notes, 'a', () => note('a', { text: 'from elsewhere' }))
      await until(() => expect(seen.at(-1)).toEqual(['a:from elsewhere']))
    })

    test('is silent about what is not in the result, and after it ended', async () => {
      const { store } = opened()
      await store.change(notes, 'a', () => note('a', { text: '1' }))
      const { seen, stop } = seenBy(store)
      await until(() => expect(seen).toHaveLength(1))
      await store.change(notes, 'b', () => note('b', { place: 'Jaipur' }))
      await store.change(notes, 'b', () => note('b', { place: 'Jaipur', text: 'again' }))
      // What is told comes in order: nothing was told before this.
      await store.change(notes, 'a', () => note('a', { text: '2' }))
      await until(() => expect(seen.length).toBeGreaterThan(1))
      expect(seen).toEqual([['a:1'], ['a:2']])
      const other = seenBy(store)
      await until(() => expect(other.seen).toEqual([['a:2']]))
      stop()
      await store.change(notes, 'a', () => note('a', { text: '3' }))
      await until(() => expect(other.seen.at(-1)).toEqual(['a:3']))
      expect(seen).toHaveLength(2)
    })
  })
}
