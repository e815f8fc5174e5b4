import { expect, test, vi } from 'vitest'
import { createConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import { createQueryResults } from '#renderer/storage/firestore/reading/query-results.ts'
import { planQuery } from '#renderer/storage/firestore/reading/server-query.ts'
import { createRefinement } from '#renderer/storage/firestore/search/search-chain.ts'
import { note, notes } from '#tests/contract/notes.ts'

test('of a list that is remembered what is there is counted; the server is asked where it answers', async () => {
  const build = createQueryResults(createConverter(), createInvalidDocuments(), async () => createRefinement)
  const query = { order: 'stored', limit: 2 } as const
  const docs = ['a', 'b', 'c'].map((id) => ({ path: `notes/${id}`, name: id, fields: { ...note(id) } }))
  const count = vi.fn(async () => ({ total: 40 }))
  const read = (fromCache: boolean) => build(notes, query, planQuery(query, '2026-11-21'), { docs, fromCache, count })
  const remembered = { documents: [{ id: 'a' }, { id: 'b' }], total: 2 }
  expect(await read(true)).toMatchObject({ isCounted: false, result: remembered })
  expect(count).not.toHaveBeenCalled()
  expect(await read(false)).toMatchObject({ isCounted: true, result: { total: 40 } })
})
