import { afterEach, describe, expect, test } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { Opened } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

export function watchContract(opened: Opened): void {
  describe('live query', () => {
    const inSurat = { where: { place: 'Surat' }, order: 'stored', limit: 10 } as const
    const never = (error: Error) => {
      throw error
    }
    const stops: (() => void)[] = []
    afterEach(() => {
      for (const stop of stops.splice(0)) stop()
    })
    const collectResults = (store: ReturnType<Opened>['store']) => {
      const results: string[][] = []
      const stop = store.watch(
        notes,
        inSurat,
        ({ documents }) => results.push(documents.map(({ id, text }) => `${id}:${text}`)),
        never
      )
      stops.push(stop)
      return { results, stop }
    }

    test('reports the result at once and after each change', async () => {
      const { store, writer } = opened()
      const { results } = collectResults(store)
      await until(() => expect(results).toEqual([[]]))
      await writer.change(notes, 'a', () => note('a', { text: '1' }))
      await until(() => expect(results.at(-1)).toEqual(['a:1']))
      await writer.change(notes, 'a', () => note('a', { text: '2' }))
      await until(() => expect(results.at(-1)).toEqual(['a:2']))
      await writer.remove(notes, 'a')
      await until(() => expect(results.at(-1)).toEqual([]))
    })

    test('reports a change by another store instance', async () => {
      const { board, store } = opened()
      const { results } = collectResults(store)
      await until(() => expect(results).toEqual([[]]))
      const other = await board.open()
      await other.change(notes, 'a', () => note('a', { text: 'from elsewhere' }))
      await until(() => expect(results.at(-1)).toEqual(['a:from elsewhere']))
    })

    test('reports no change outside its result or after it is stopped', async () => {
      const { store, writer } = opened()
      await writer.change(notes, 'a', () => note('a', { text: '1' }))
      const { results, stop } = collectResults(store)
      await until(() => expect(results).toHaveLength(1))
      await writer.change(notes, 'b', () => note('b', { place: 'Jaipur' }))
      await writer.change(notes, 'b', () => note('b', { place: 'Jaipur', text: 'again' }))
      // Results come in order: none came before this.
      await writer.change(notes, 'a', () => note('a', { text: '2' }))
      await until(() => expect(results.length).toBeGreaterThan(1))
      expect(results).toEqual([['a:1'], ['a:2']])
      const other = collectResults(store)
      await until(() => expect(other.results).toEqual([['a:2']]))
      stop()
      await writer.change(notes, 'a', () => note('a', { text: '3' }))
      await until(() => expect(other.results.at(-1)).toEqual(['a:3']))
      expect(results).toHaveLength(2)
    })
  })
}
