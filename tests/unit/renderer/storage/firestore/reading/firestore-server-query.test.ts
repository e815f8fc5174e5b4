import { deleteApp, initializeApp } from 'firebase/app'
import { afterAll, expect, test } from 'vitest'
import { maxAsked, planQuery } from '#renderer/storage/firestore/reading/firestore-server-query.ts'
import { createListChain } from '#renderer/storage/firestore/reading/paginated-listener.ts'
import { beginSearch } from '#renderer/storage/firestore/search/paginated-search.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateQuery, type CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { createCandidateSearch } from '#shared/domain/search/word-search.ts'

const app = initializeApp({ projectId: 'demo-questions' })
afterAll(() => deleteApp(app))

const readNothing = { convert: () => ({ name: '', raw: {}, document: undefined }), invalidate: () => {} }
const search = (more: Partial<CandidateSearch>) =>
  buildCandidateQuery(
    { location: '', skills: '', availability: '', ...more },
    20,
    more.q === undefined ? undefined : createCandidateSearch(more.q)
  )

test('Firestore query › requests at most sixty documents at a time', () => {
  for (const limitOf of [1, 30, 59, 60, 500]) {
    for (const more of [{ q: 'setter' }, { q: 'stone setter' }, { q: 'x' }]) {
      const wanted = { ...search(more), limit: limitOf }
      const plan = planQuery<CandidateProfile>(wanted, '2026-11-21')
      if (plan.by !== 'search') throw new Error('this is a search')
      const { nextLimit } = beginSearch(candidateProfiles, wanted, plan, readNothing)
      const limits = Array.from({ length: 300 }, (_, index) => nextLimit(index, index * 60))
      expect(Math.max(...limits)).toBeLessThanOrEqual(60)
      expect(limits.at(-1)).toBe(0)
    }
    const plan = planQuery({ order: 'stored', limit: limitOf }, '2026-11-21')
    if (plan.by !== 'page') throw new Error('this is a list')
    const { nextLimit } = createListChain(plan)
    let read = 0
    for (let index = 0; plan.limit > maxAsked && nextLimit(index, read) > 0; index += 1) {
      expect(nextLimit(index, read)).toBeLessThanOrEqual(60)
      read += nextLimit(index, read)
    }
    expect([0, limitOf + 1]).toContain(read)
  }
})
