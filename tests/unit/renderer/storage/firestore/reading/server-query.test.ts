import { deleteApp, initializeApp } from 'firebase/app'
import { collection, getFirestore, limit, orderBy, query, queryEqual, where } from 'firebase/firestore'
import { afterAll, expect, test } from 'vitest'
import { buildLibraryQuery } from '#renderer/storage/firestore/library-query.ts'
import { maxSearched, planQuery } from '#renderer/storage/firestore/reading/server-query.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateQuery } from '#shared/domain/candidate/candidate-search.ts'

const app = initializeApp({ projectId: 'demo-questions' })
afterAll(() => deleteApp(app))
const documents = collection(getFirestore(app), 'candidateProfiles')

const asked = <T extends Document>(wanted: Query<T>) => {
  const plan = planQuery(wanted, '2026-11-21')
  if (plan.by !== 'search') throw new Error(`this is answered by a ${plan.by}`)
  return buildLibraryQuery(documents, plan.page)
}

// Without an order the server would read the first names, whoever took them.
test('what is searched on the device is what was stored last', () => {
  const search = buildCandidateQuery({ q: 'setter', location: '', skills: '', availability: '' }, 20)
  const expected = query(
    documents,
    where('hidden', '==', false),
    orderBy('createdAt', 'desc'),
    orderBy('__name__', 'desc'),
    limit(maxSearched)
  )
  expect(queryEqual(asked<CandidateProfile>(search), expected)).toBe(true)
})

test('one of several availabilities is searched on the device, too', () => {
  const search = buildCandidateQuery({ q: '', location: '', skills: '', availability: 'Actively searching' }, 20)
  expect(search.contains?.availability).toEqual(['Actively searching', 'Open to offers'])
  expect(planQuery(search as Query<CandidateProfile>, '2026-11-21').by).toBe('search')
})

test('what has an order of its own is searched in that', () => {
  const search = { words: 'setter', order: { by: 'name', direction: 'ascending' }, limit: 20 } as const
  const expected = query(documents, orderBy('name'), orderBy('__name__'), limit(maxSearched))
  expect(queryEqual(asked<CandidateProfile>(search), expected)).toBe(true)
})

test('what must not be over is asked for by the day, and put in order as the server does', () => {
  const wanted = { where: { hidden: false }, unexpired: 'until', order: 'stored', limit: 20 } as const
  const expected = query(
    documents,
    where('hidden', '==', false),
    where('until', '>=', '2026-11-21'),
    orderBy('createdAt'),
    orderBy('until'),
    orderBy('__name__'),
    limit(21)
  )
  const plan = planQuery(wanted as unknown as Query<Document>, '2026-11-21')
  expect(plan.by === 'page' && queryEqual(buildLibraryQuery(documents, plan.page), expected)).toBe(true)
  const one = planQuery({ ...wanted, where: { id: 'a' } } as unknown as Query<Document>, '2026-11-21')
  // Not the document itself: the server is to say whether it is over.
  expect(one.by).toBe('page')
})
