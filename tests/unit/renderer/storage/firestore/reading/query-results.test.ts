import { expect, test, vi } from 'vitest'
import { createConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import { createQueryResults } from '#renderer/storage/firestore/reading/query-results.ts'
import { planQuery } from '#renderer/storage/firestore/reading/server-query.ts'
import { createRefinement } from '#renderer/storage/firestore/search/search-chain.ts'
import type { Query } from '#shared/documents/document.ts'
import { type Note, note, notes } from '#tests/contract/notes.ts'

const open = () => createQueryResults(createConverter(), createInvalidDocuments(), async () => createRefinement)
const docs = ['a', 'b', 'c'].map((id) => ({ path: `notes/${id}`, name: id, fields: { ...note(id) } }))

test('of a list that is remembered what is there is counted, at least one more behind a page; the server is asked where it answers', async () => {
  const build = open()
  const query = { order: 'stored', limit: 2 } as const
  const whole = { ...query, limit: 3 }
  const count = vi.fn(async () => ({ total: 40 }))
  const read = (fromCache: boolean, asked: Query<Note> = query) =>
    build(notes, asked, planQuery(asked, '2026-11-21'), { docs, fromCache, count })
  const remembered = { documents: [{ id: 'a' }, { id: 'b' }], total: 3, totalIs: 'atLeast' }
  expect(await read(true)).toMatchObject({ isCounted: false, result: remembered })
  const { total, totalIs, next } = (await read(true, whole)).result
  expect([total, totalIs, next]).toEqual([3, undefined, undefined])
  expect(count).not.toHaveBeenCalled()
  expect(await read(false)).toMatchObject({ isCounted: true, result: { total: 40 } })
})

test('a search that has not looked to the end says that there are more than it shows, and goes on there; at its end it knows how many', async () => {
  const build = open()
  const query = { words: 'text', order: 'stored', limit: 2 } as const
  const read = async (isEnd: boolean) =>
    (await build(notes, query, planQuery(query, '2026-11-21'), { docs, fromCache: false, isEnd })).result
  const shown = { documents: [{ id: 'a' }, { id: 'b' }], next: expect.any(String) }
  expect(await read(false)).toMatchObject({ ...shown, total: 2, totalIs: 'atLeast' })
  const whole = await read(true)
  expect(whole).toMatchObject({ ...shown, total: 3 })
  expect(whole.totalIs).toBeUndefined()
})
