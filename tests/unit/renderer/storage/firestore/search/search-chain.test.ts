import { expect, test } from 'vitest'
import { chooseSearchKey, createRefinement } from '#renderer/storage/firestore/search/search-chain.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { SearchIndex } from '#shared/collections/collection.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildCandidateSearchKeys, buildJobSearchKeys } from '#shared/domain/search/search-keys.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const job = {
  ...jobOf('approved', { title: 'Pavé setter, 22k', company: 'Om & Sons', location: 'Navi Mumbai MH' }),
  keywords: ['stone-setting', 'electroplating']
}
const asked = <T>(more: Partial<Query<T & { id: string }>>) => ({ order: 'stored', limit: 30, ...more }) as const
const finds = (more: Partial<Query<Job>>) => createRefinement(jobs, asked<Job>(more))(job)

test.each([
  ['a word by its beginning', { words: 'sett' }, true],
  ['a word without accents and capitals', { words: 'PAVE' }, true],
  ['digits with a letter', { words: '22K' }, true],
  ['a word after a hyphen', { words: 'setting' }, true],
  ['both words with their hyphen', { words: 'stone-set' }, true],
  ['a word longer than its key', { words: 'electroplating' }, true],
  ['a longer word with the same key', { words: 'electroplatist' }, false],
  ['a place as a word', { words: 'mumbai' }, true],
  ['the middle of a word', { words: 'etter' }, false],
  ['the middle of a second word', { words: 'setter avi' }, true],
  ['a second word that is missing', { words: 'setter wax' }, false],
  ['a place by its beginning', { contains: { location: 'navi mum' } }, true],
  ['a place by its second word', { contains: { location: 'Mumbai, MH' } }, true],
  ['a place by the middle of a word', { contains: { location: 'bai' } }, false],
  ['a place by one letter', { contains: { location: 'n' } }, true],
  ['a word and a place', { words: 'setter', contains: { location: 'navi' } }, true],
  ['a word and another place', { words: 'setter', contains: { location: 'surat' } }, false],
  ['a part of another field', { words: 'setter', contains: { description: 'Stones' } }, true],
  ['an equal field', { words: 'setter', where: { type: 'Contract' } }, false],
  ['only punctuation', { words: '?!' }, false]
] as const)('job search › by %s: %j gives %s', (_what, more, expected) => {
  expect(finds(more)).toBe(expected)
})

const publicProfile = candidateOf('meena', { headline: 'Kundan artisan', skills: ['stone setting', 'CAD'] })

test.each([
  ['a name', { words: 'mee' }, true],
  ['a skill as a word', { words: 'setting' }, false],
  ['a skill', { every: { skills: ['sett'] } }, true],
  ['all skills', { every: { skills: ['stone sett', 'cad'] } }, true],
  ['one of two skills', { every: { skills: ['stone', 'wax'] } }, false],
  ['one of several availabilities', { contains: { availability: ['Actively searching', 'Open to offers'] } }, true],
  ['another availability', { contains: { availability: 'Not now' } }, false]
] as const)('candidate search › by %s: %j gives %s', (_what, more, expected) => {
  expect(createRefinement(candidateProfiles, asked<CandidateProfile>(more))(publicProfile)).toBe(expected)
})

test('job search › has the server’s search key in each match', () => {
  const searches = ['sett', 'pave 22k', '22k', 'stone-set', 'om sons', 'electroplating', 'navi', 'mumbai pave']
  const index = jobs.search as SearchIndex<Job>
  if (!index) throw new Error('jobs have an index')
  const keys = buildJobSearchKeys(job)
  for (const words of searches) {
    for (const contains of [{}, { location: 'mum' }, { location: 'NAVI  mumbai' }]) {
      const search = asked<Job>({ words, contains })
      expect(createRefinement(jobs, search)(job)).toBe(true)
      expect(keys).toEqual(expect.arrayContaining([...(chooseSearchKey(search, index)?.keys ?? ['none'])]))
    }
  }
  const publicProfiles = candidateProfiles.search as SearchIndex<CandidateProfile>
  if (!publicProfiles) throw new Error('public profiles have an index')
  for (const every of [{ skills: ['stone set', 'cad'] }, { skills: ['setting'] }]) {
    const search = asked<CandidateProfile>({ every })
    expect(createRefinement(candidateProfiles, search)(publicProfile)).toBe(true)
    expect(buildCandidateSearchKeys(publicProfile)).toContain(chooseSearchKey(search, publicProfiles)?.keys[0])
  }
})
