import { describe, expect, test } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { Opened } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

/** Ids that have broken stores before. */
const oddIds = [
  '__proto__',
  'constructor',
  'toString',
  'a/b',
  '../up',
  '.',
  ' ',
  'quote \' " `',
  '💍 ring',
  'सोनार',
  'સોની',
  'x'.repeat(300)
]

export function changeContract(opened: Opened): void {
  describe('changing a stored document', () => {
    test('creates and updates a document and increments its revision number', async () => {
      const { store } = opened()
      expect(await store.change(notes, 'a', () => note('a'))).toEqual({ ...note('a'), revision: 1 })
      const second = await store.change(notes, 'a', (stored) => ({ ...note('a'), ...stored, text: 'other' }))
      expect(second).toEqual({ ...note('a'), text: 'other', revision: 2 })
      expect(await store.get(notes, 'a')).toEqual(second)
    })

    test('sets id and revision, whatever the mutation returns', async () => {
      const stored = await opened().store.change(notes, 'a', () => ({ ...note('b'), revision: 77 }))
      expect(stored).toMatchObject({ id: 'a', revision: 1 })
    })

    test('writes a document that another store instance reads', async () => {
      const { board, store } = opened()
      await store.change(notes, 'a', () => note('a'))
      expect(await (await board.open()).get(notes, 'a')).toEqual({ ...note('a'), revision: 1 })
      expect(await board.raw('notes')).toEqual([{ ...note('a'), revision: 1 }])
    })

    test('rejects a wrong revision number and returns the stored document', async () => {
      const { store } = opened()
      await store.change(notes, 'a', () => note('a'), 0)
      await store.change(notes, 'a', () => note('a', { text: 'newer' }), 1)
      const refused = { name: 'StoreError', failure: 'conflict', stored: { text: 'newer', revision: 2 } }
      await expect(store.change(notes, 'a', () => note('a'), 1)).rejects.toMatchObject(refused)
      await expect(store.change(notes, 'a', () => note('a'), 0)).rejects.toMatchObject(refused)
      await expect(store.remove(notes, 'a', 1)).rejects.toMatchObject(refused)
      await expect(store.change(notes, 'gone', () => note('gone'), 3)).rejects.toMatchObject({
        failure: 'conflict',
        stored: undefined
      })
      expect(await store.get(notes, 'a')).toMatchObject({ text: 'newer', revision: 2 })
    })

    test('rethrows an error of the mutation and writes nothing', async () => {
      const { board, store } = opened()
      await store.change(notes, 'a', () => note('a'))
      const thrown = new Error('changed my mind')
      const change = store.change(notes, 'a', () => {
        throw thrown
      })
      await expect(change).rejects.toBe(thrown)
      expect(await board.raw('notes')).toEqual([{ ...note('a'), revision: 1 }])
      expect(await store.change(notes, 'a', () => note('a'))).toMatchObject({ revision: 2 })
    })

    test('keeps each change when three store instances change a document at once', async () => {
      const { board, store } = opened()
      const handles = [store, await board.open(), await board.open()]
      const append = (mark: string) => (stored: ReturnType<typeof note> | undefined) => ({
        ...note('a'),
        text: `${stored?.text ?? ''}${mark}`
      })
      await Promise.all(
        handles.flatMap((handle) => Array.from({ length: 8 }, () => handle.change(notes, 'a', append('x'))))
      )
      await until(async () => expect(await store.get(notes, 'a')).toMatchObject({ revision: 24 }))
      const texts = await Promise.all(handles.map((handle) => handle.change(notes, 'a', append('y'))))
      expect(texts.map(({ text }) => text.length).sort()).toEqual([25, 26, 27])
    })

    test.each(oddIds)('stores a document under the id %j', async (id) => {
      const { board, store } = opened()
      expect(await store.get(notes, id)).toBeUndefined()
      await store.change(notes, id, () => note(id))
      await store.change(notes, id, (stored) => ({ ...note(id), ...stored, rank: 5 }), 1)
      expect(await (await board.open()).get(notes, id)).toEqual({ ...note(id), rank: 5, revision: 2 })
      await store.remove(notes, id, 2)
      expect(await store.get(notes, id)).toBeUndefined()
      expect(await board.raw('notes')).toEqual([])
    })

    test('preserves unknown fields, also with names like __proto__', async () => {
      const { board } = opened()
      const raw =
        '{"id":"a","text":"t","colour":{"deep":["rot",1]},"constructor":5,"prototype":[],"hasOwnProperty":null}'
      await board.preload('notes', [JSON.parse(raw)])
      const store = await board.open()
      await store.change(notes, 'a', (stored) => ({ ...note('a'), ...stored, text: 'changed' }))
      expect((await board.raw('notes'))[0]).toEqual({
        ...JSON.parse(raw),
        text: 'changed',
        place: '',
        rank: 0,
        revision: 1
      })
    })
  })

  describe('removing a stored document', () => {
    test('removes one document and ignores a missing one', async () => {
      const { board, store } = opened()
      await store.change(notes, 'a', () => note('a'))
      await store.change(notes, 'b', () => note('b'))
      await store.remove(notes, 'a', 1)
      await store.remove(notes, 'a')
      await store.remove(notes, 'never')
      expect(await board.raw('notes')).toEqual([{ ...note('b'), revision: 1 }])
    })
  })
}
