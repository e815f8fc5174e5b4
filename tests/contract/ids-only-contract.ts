import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { until } from '#tests/support/until.ts'
import type { Opened } from './document-store-contract.ts'

const id = v.pipe(v.string(), v.nonEmpty())

/** Documents that say nothing but their id. */
const idsOnly: Collection<Document> = {
  name: 'appliedJobs_someone',
  idsOnly: true,
  schema: v.union([
    v.pipe(
      id,
      v.transform((text): Document => ({ id: text }))
    ),
    v.looseObject({ id, revision: v.optional(v.number()) })
  ]),
  searchText: () => '',
  describe: () => ''
}

const everything = { order: 'stored', limit: 99 } as const

export function idsOnlyContract(opened: Opened): void {
  describe('stored list of ids (jobs a candidate applied to)', () => {
    test('stores each id once, as a string', async () => {
      const { board, store } = opened()
      for (const name of ['job_2', 'job_1', 'job_2']) await store.change(idsOnly, name, () => ({ id: name }))
      expect(await board.raw('appliedJobs_someone')).toEqual(['job_2', 'job_1'])
      expect(await (await board.open()).query(idsOnly, everything)).toMatchObject({
        documents: [{ id: 'job_2' }, { id: 'job_1' }],
        total: 2
      })
      await store.remove(idsOnly, 'job_2')
      await store.remove(idsOnly, 'never')
      expect(await board.raw('appliedJobs_someone')).toEqual(['job_1'])
    })

    test('keeps the order of ids that other programs wrote', async () => {
      const { board } = opened()
      const elements = ['job_1', 7, '', { id: 'job_2', since: 2019 }, null, 'job_1']
      await board.preload('appliedJobs_someone', elements)
      const store = await board.open()
      expect((await store.query(idsOnly, everything)).documents.map((found) => found.id)).toEqual(['job_1', 'job_2'])
      await store.change(idsOnly, 'job_3', () => ({ id: 'job_3' }))
      expect(await board.raw('appliedJobs_someone')).toEqual([...elements, 'job_3'])
    })

    test('keeps each id that several store instances add at once', async () => {
      const { board, store } = opened()
      const results: string[][] = []
      const listen = ({ documents }: { documents: Document[] }) =>
        results.push(documents.map((found) => found.id).sort())
      const stop = store.watch(idsOnly, everything, listen, () => {})
      await until(() => expect(results).toEqual([[]]))
      const handles = [store, await board.open(), await board.open()]
      const names = ['a', 'b', 'c', 'd', 'e', 'f']
      await Promise.all(
        names.map((name, index) => handles[index % handles.length]?.change(idsOnly, name, () => ({ id: name })))
      )
      await until(() => expect(results.at(-1)).toEqual(names))
      const another = await board.open()
      expect((await another.query(idsOnly, everything)).documents.map((found) => found.id).sort()).toEqual(names)
      // A copy that came late is mended.
      await until(async () => expect((await board.raw('appliedJobs_someone')).sort()).toEqual(names))
      stop()
    })
  })
}
