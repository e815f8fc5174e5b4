import { expect, test } from 'vitest'
import { chooseSearchKey, createRefinement } from '#renderer/storage/firestore/search/paginated-search.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { SearchIndex } from '#shared/collections/collection.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, WordSearch } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildCandidateSearchKeys, buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { createCandidateSearch, createJobSearch } from '#shared/domain/search/word-search.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const job = {
  ...jobOf('approved', { title: 'Pavé setter, 22k', company: 'Om & Sons', location: 'Navi Mumbai MH' }),
  keywords: ['stone-setting', 'electroplating']
}
const asked = <T>(
  { q, ...more }: Partial<Query<T & { id: string }>> & { q?: string },
  create?: (q: string) => WordSearch<T>
) => ({ order: 'stored', limit: 30, ...more, ...(q && create && { search: create(q) }) }) as const
const finds = (more: Partial<Query<Job>> & { q?: string }) =>
  createRefinement(jobs, asked<Job>(more, createJobSearch))(job) > 0

test.each([
  ['a word by its beginning', { q: 'sett' }, true],
  ['a word without its accents and capitals', { q: 'PAVE' }, true],
  ['digits with a letter', { q: '22K' }, true],
  ['a word behind a hyphen', { q: 'setting' }, true],
  ['both words with the hyphen', { q: 'stone-set' }, true],
  ['a word longer than its key', { q: 'electroplating' }, true],
  ['a longer word that only begins alike', { q: 'electroplatist' }, false],
  ['the place as a word', { q: 'mumbai' }, true],
  ['the middle of a word', { q: 'etter' }, false],
  ['the middle of a further word', { q: 'setter avi' }, false],
  ['a synonym', { q: 'fitter' }, true],
  ['another form of a word', { q: 'setters' }, true],
  ['a further word that is not there', { q: 'setter wax' }, false],
  ['a place by its beginning', { contains: { location: 'navi mum' } }, true],
  ['a place by its second word', { contains: { location: 'Mumbai, MH' } }, true],
  ['a place by the middle of a word', { contains: { location: 'bai' } }, false],
  ['a place by one letter', { contains: { location: 'n' } }, true],
  ['a word and a place', { q: 'setter', contains: { location: 'navi' } }, true],
  ['a word and another place', { q: 'setter', contains: { location: 'surat' } }, false],
  ['a part of another field', { q: 'setter', contains: { description: 'Stones' } }, true],
  ['an equal field', { q: 'setter', where: { type: 'Contract' } }, false],
  ['nothing but signs that are nowhere', { q: '?!' }, false]
] as const)('paginated job search › finds a job by %s, %j: %s', (_what, more, expected) => {
  expect(finds(more)).toBe(expected)
})

const publicProfile = candidateOf('meena', { headline: 'Kundan artisan', skills: ['stone setting', 'CAD'] })

test.each([
  ['the candidate’s name', { q: 'mee' }, true],
  ['a skill as a word', { q: 'setting' }, true],
  ['a skill', { every: { skills: ['sett'] } }, true],
  ['all skills', { every: { skills: ['stone sett', 'cad'] } }, true],
  ['one of two skills', { every: { skills: ['stone', 'wax'] } }, false],
  ['one of several availabilities', { contains: { availability: ['Actively searching', 'Open to offers'] } }, true],
  ['another availability', { contains: { availability: 'Not now' } }, false]
] as const)('paginated candidate search › finds a candidate by %s, %j: %s', (_what, more, expected) => {
  expect(
    createRefinement(candidateProfiles, asked<CandidateProfile>(more, createCandidateSearch))(publicProfile) > 0
  ).toBe(expected)
})

test('search key › is contained in the keys of each matching document', () => {
  const searches = ['sett', 'pave 22k', '22k', 'stone-set', 'om sons', 'electroplating', 'navi', 'mumbai pave']
  const index = jobs.search as SearchIndex<Job>
  if (!index) throw new Error('jobs have an index')
  const keys = buildJobSearchKeys(job)
  for (const q of searches) {
    for (const contains of [{}, { location: 'mum' }, { location: 'NAVI  mumbai' }]) {
      const search = asked<Job>({ q, contains }, createJobSearch)
      expect(createRefinement(jobs, search)(job)).toBeGreaterThan(0)
      expect(keys).toEqual(expect.arrayContaining([...(chooseSearchKey(search, index)?.keys ?? ['none'])]))
    }
  }
  const publicProfiles = candidateProfiles.search as SearchIndex<CandidateProfile>
  if (!publicProfiles) throw new Error('public profiles have an index')
  for (const every of [{ skills: ['stone set', 'cad'] }, { skills: ['setting'] }]) {
    const search = asked<CandidateProfile>({ every })
    expect(createRefinement(candidateProfiles, search)(publicProfile)).toBeGreaterThan(0)
    expect(buildCandidateSearchKeys(publicProfile)).toContain(chooseSearchKey(search, publicProfiles)?.keys[0])
  }
})
