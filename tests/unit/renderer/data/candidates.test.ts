import { describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  type CandidateSearchResult,
  createCandidatesRepository
} from '#renderer/data/candidates/candidates-repository.ts'
import { createShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { until } from '#tests/support/until.ts'

const everybody: CandidateSearch = { q: '', location: '', skills: '', availability: '' }
const people = [
  candidateOf('meena_patel'),
  candidateOf('rene', {
    name: 'René Fernandes',
    headline: 'CAD designer',
    location: 'Mumbai MH',
    skills: ['CAD', 'Rhino'],
    availability: 'Not now'
  }),
  candidateOf('constructor', { name: 'constructor', headline: '', skills: [], availability: '' }),
  candidateOf('candidate_1', {
    name: 'मीना पटेल',
    headline: 'जड़िया',
    location: 'Jaipur RJ',
    availability: 'open to offers'
  }),
  candidateOf('hidden', { hidden: true })
]

async function found(search: Partial<CandidateSearch>, limit = 50, stored: readonly unknown[] = people) {
  const documents = createMemoryStore({ elements: { candidateProfiles: stored } })
  const result = await new Promise<CandidateSearchResult>((resolve, reject) =>
    createCandidatesRepository(documents).watchSearch({ ...everybody, ...search }, limit, resolve, reject)
  )
  return { ...result, ids: result.candidates.map(({ id }) => id) }
}

describe('candidate search on a local board', () => {
  test.each<[string, Partial<CandidateSearch>, string[]]>([
    ['everyone but hidden profiles', {}, ['meena_patel', 'rene', 'constructor', 'candidate_1']],
    ['part of a name', { q: 'PATE' }, ['meena_patel']],
    ['part of a headline', { q: 'design' }, ['rene']],
    ['a name without its accents', { q: 'rene fern' }, ['rene']],
    ['a name in Devanagari', { q: 'मीना' }, ['candidate_1']],
    ['the word constructor', { q: 'constructor' }, ['constructor']],
    ['words of a skill and a place', { q: 'matrix mumbai' }, ['rene']],
    ['part of a place', { location: 'jaipur' }, ['meena_patel', 'constructor', 'candidate_1']],
    ['part of a skill', { skills: 'setting' }, ['meena_patel', 'candidate_1']],
    ['all of several skills', { skills: 'cad, rhi' }, ['rene']],
    ['nothing when one skill is missing', { skills: 'cad, kundan' }, []],
    ['everyone for commas without skills', { skills: ' , ,' }, ['meena_patel', 'rene', 'constructor', 'candidate_1']],
    ['an availability', { availability: 'Not now' }, ['rene']],
    ['an availability in any case', { availability: 'Open to offers' }, ['candidate_1']],
    [
      'by all filters at once',
      { q: 'patel', location: 'jai', skills: 'polki', availability: 'Actively searching' },
      ['meena_patel']
    ]
  ])('finds %s', async (_, search, ids) => {
    const result = await found(search)
    expect(result.ids).toEqual(ids)
    expect([result.matching, result.all]).toEqual([ids.length, 4])
  })
})

function deviceOf(actor: Actor | null) {
  const numbers = [{ id: 'rene', uid: 'u-rene', number: '+91 98200 12345' }]
  const store = createMemoryStore({ elements: { candidateProfiles: people, candidateNumbers: numbers } })
  let person = actor
  const authorized = createAuthorizedStore(store, () => person)
  return {
    store,
    authorized,
    becomes(next: Actor | null) {
      person = next
    }
  }
}

describe('shortlist of an employer', () => {
  const clock = () => new Date('2026-11-21T10:00:00Z')

  test('stores a profile once, with private note and date, without resume', async () => {
    const { store, authorized } = deviceOf(suvarna)
    const list = createShortlistRepository(authorized, suvarna.uid, clock)
    const documentLinks = { resume: true, aadhar: true }
    expect(await list.add(candidateOf('meena_patel', { documents: documentLinks }))).toBe('added')
    expect(await list.add(candidateOf('meena_patel', { name: 'Another' }))).toBe('already')
    expect(store.readElements('shortlistedCandidates_u-suvarna')).toEqual([
      {
        ...candidateOf('meena_patel'),
        resumeUrl: '#',
        aadharUrl: '#',
        note: '',
        addedAt: '2026-11-21T10:00:00.000Z',
        revision: 1
      }
    ])
    expect(store.readElements('shortlistedCandidates')).toEqual([])
  })

  test.each<[string, Actor | null]>([
    ['another employer', kesar],
    ['the administrator', admin],
    ['a candidate', meena],
    ['an employer of another uid', { ...suvarna, uid: 'u-suvarna-2' }],
    ['a visitor', null]
  ])('cannot be changed by %s', async (_, other) => {
    const device = deviceOf(suvarna)
    const list = createShortlistRepository(device.authorized, suvarna.uid)
    await list.add(candidateOf('meena_patel'))
    const before = device.store.readElements('shortlistedCandidates_u-suvarna')
    device.becomes(other)
    await expect(list.add(candidateOf('rene'))).rejects.toMatchObject(refused)
    await expect(list.setNote('meena_patel', 'x', 1)).rejects.toMatchObject(refused)
    await expect(list.remove('meena_patel')).rejects.toMatchObject(refused)
    expect(device.store.readElements('shortlistedCandidates_u-suvarna')).toEqual(before)
  })
})

describe('shortlisted candidate on Firestore', () => {
  const gone = { id: 'rene', uid: 'u-rene' }
  const open = (publicProfiles: readonly object[], isShared = true) => {
    const store = createMemoryStore({
      elements: {
        candidateProfiles: publicProfiles,
        'shortlistedCandidates_u-suvarna': [{ ...candidateOf('rene'), note: '', addedAt: '' }]
      }
    })
    const left = () => store.readElements('shortlistedCandidates_u-suvarna').length
    return { store, left, list: createShortlistRepository(store, suvarna.uid, undefined, isShared) }
  }

  test.each<[string, readonly object[], number]>([
    ['is removed with its account', [], 0],
    ['is removed when another account has the id', [candidateOf('rene', { uid: 'u-other' })], 0],
    ['stays while the profile exists', [candidateOf('rene')], 1]
  ])('%s', async (_what, publicProfiles, expected) => {
    const { list, left } = open(publicProfiles)
    await list.removeIfGone(gone)
    expect(left()).toBe(expected)
  })

  test('is kept while its profile is hidden or unreadable', async () => {
    const { store, list, left } = open([])
    store.faults.reads = 'refused'
    await list.removeIfGone(gone)
    store.faults.reads = 'offline'
    await expect(list.removeIfGone(gone)).rejects.toMatchObject({ failure: 'unavailable' })
    expect(left()).toBe(1)
  })
})

describe('resume, Aadhaar and phone number of a public profile', () => {
  const documents = createMemoryStore({
    elements: {
      candidateDocuments: [{ id: 'rene', resumeUrl: 'https://documents.example.com/apart', aadharUrl: '#' }],
      candidateNumbers: [{ id: 'rene', uid: 'u-rene', number: '98250 12345' }]
    }
  })
  const repository = createCandidatesRepository(documents)

  test('are read from separate collections on Firestore', async () => {
    const apart = { resumeUrl: '', aadharUrl: '', documents: { resume: true, aadhar: false } }
    const publicProfile = candidateOf('rene', apart)
    expect(await repository.readDocumentLink(publicProfile, 'resume')).toBe('https://documents.example.com/apart')
    expect(await repository.readDocumentLink(publicProfile, 'aadhar')).toBe('#')
    expect(await repository.readDocumentLink(candidateOf('gone', apart), 'resume')).toBe('#')
    expect(await repository.readDocumentLink(candidateOf('here'), 'resume')).toBe(
      'https://documents.example.com/resume.pdf'
    )
  })

  test('belong to the current owner of the profile id', async () => {
    expect(await repository.readNumber(candidateOf('rene'))).toBe('98250 12345')
    expect(await repository.readNumber(candidateOf('rene', { uid: 'u-other' }))).toBe('')
    expect(await repository.readNumber(candidateOf('meena_patel'))).toBe('')
  })
})

describe('public profiles', () => {
  test('are written by their owner, hidden and deleted by the administrator', async () => {
    const device = deviceOf(meena)
    const own = candidateOf('own', { uid: meena.uid })
    await device.authorized.change(candidateProfiles, 'own', () => own)
    const steal = device.authorized.change(candidateProfiles, 'rene', (stored) => ({
      ...own,
      ...stored,
      uid: meena.uid
    }))
    await expect(steal).rejects.toMatchObject(refused)
    await expect(device.authorized.remove(candidateProfiles, 'rene')).rejects.toMatchObject(refused)
    device.becomes(admin)
    const rename = device.authorized.change(candidateProfiles, 'own', () => ({ ...own, name: 'Own' }))
    await expect(rename).rejects.toMatchObject(refused)
    const repository = createCandidatesRepository(device.authorized)
    const blocked: string[][] = []
    const stop = repository.watchBlocked(
      (found) => blocked.push(found.map(({ id }) => id)),
      () => expect.unreachable()
    )
    await repository.setBlocked('own', true)
    await until(() => expect(blocked.at(-1)).toEqual(['own']))
    stop()
    await expect(repository.setBlocked('none', true)).rejects.toMatchObject({ failure: 'conflict' })
    await repository.remove('rene')
    expect(device.store.readElements('candidateNumbers')).toEqual([])
    device.becomes(meena)
    await expect(repository.setBlocked('own', false)).rejects.toMatchObject(refused)
    await device.authorized.remove(candidateProfiles, 'own')
    expect(device.store.readElements('candidateProfiles')).toEqual(people.filter(({ id }) => id !== 'rene'))
  })
})
