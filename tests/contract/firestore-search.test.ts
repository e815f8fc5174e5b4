import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import type { RefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateQuery } from '#shared/domain/candidate/candidate-search.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildCandidateSearchKeys, buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { createCandidateSearch, createJobSearch } from '#shared/domain/search/word-search.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { searchedJobs, searches } from '#tests/support/searched-jobs.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Every step goes by way of a server.

const idOf = (index: number) => `job_${String(index).padStart(4, '0')}`

/** The job of this number: the later, the newer. */
function jobAt(index: number, more: Partial<Job> = {}): Record<string, unknown> {
  const { history: _history, ...job } = jobOf('approved', {
    ...{ id: idOf(index), title: 'Setter', company: 'Suvarna', keywords: [], location: 'Surat GJ' },
    ...{ postedDate: `2026-0${1 + Math.floor(index / 100)}-${10 + (index % 20)}`, expiresOn: '9999-12-31', ...more }
  })
  return { ...job, searchKeys: buildJobSearchKeys(job) }
}

/** Where a search for a common word stops takes more of a board than a test has time for. */
const isProof = process.env.LOUPE_PROOF === '1'
const count = isProof ? 700 : 200
const places = ['Surat GJ', 'Mumbai MH', 'Navi Mumbai MH', 'Delhi, DL']
const board: Record<string, unknown>[] = Array.from({ length: count }, (_, index) =>
  jobAt(index, {
    title: index === 0 ? 'Setter of opal' : index % 50 === 1 ? 'Setter of kundan' : 'Setter',
    category: index % 100 === 2 ? 'Others' : 'Production',
    location: places[index % 100 === 3 ? 1 : index % 100 === 4 ? 2 : index === 5 ? 3 : 0] ?? '',
    company: index === count - 1 ? 'Zaveri' : index === 6 ? 'Pavé & Sons' : 'Suvarna'
  })
)
const newestFirst = (ids: number[]) =>
  ids
    .map((index) => board[index] as { id: string; postedDate: string })
    .sort((one, other) => (`${one.postedDate} ${one.id}` < `${other.postedDate} ${other.id}` ? 1 : -1))
    .map(({ id }) => id)
const all = board.map((_, index) => index)

let emulated: EmulatedBoard
beforeAll(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
  for (let from = 0; from < count; from += 350)
    await emulated.put(
      'jobs',
      board.slice(from, from + 350).map((job) => [String(job.id), job])
    )
}, 120_000)
afterAll(() => emulated.close())
afterEach(() => void vi.unstubAllGlobals())

const asking = (more: Partial<Query<Job>>): Query<Job> => ({
  unexpired: 'expiresOn',
  order: { by: 'postedDate', direction: 'descending' },
  limit: 30,
  ...more,
  where: { status: 'approved', ...more.where }
})
const ids = ({ documents }: QueryResult<{ id: string }>) => documents.map(({ id }) => id)

function openLibrary(): DocumentStore {
  const database = emulated.as({ sub: 'meena', email: 'meena@example.com', email_verified: true })
  return createFirestoreStore({ getDatabase: () => database, getUid: () => 'meena' })
}

/** How many documents the visitors' questions asked for at most, one behind the other. */
let asked: number[] = []
const { fetch: askServer } = globalThis
const triggers = createEventEmitter<RefetchTrigger>()
let reads = 0
function openRest({ project } = emulated): DocumentStore {
  const { host, port } = firestoreEmulator()
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    const { structuredQuery } = JSON.parse(request.body)
    if (structuredQuery) asked.push(structuredQuery.limit)
    const answer = await askServer(address, request)
    const documents = (await answer.clone().text()).match(/"document":/g)?.length ?? 0
    reads += structuredQuery ? Math.max(1, documents) : 0
    return answer
  })
  asked = []
  reads = 0
  return createRestStore({
    ...{ apiKey: 'none', projectId: project, emulator: `${host}:${port}` },
    onRefetchTrigger: triggers.subscribe
  })
}

describe.each([
  ['Firebase', openLibrary],
  ['REST', openRest]
] as const)('job search over %s', (_adapter, open) => {
  const find = (more: Partial<Query<Job>>) => open().query(jobs, asking(more))

  test('finds words by prefix, newest first, and reports further results', async () => {
    const found = await find({ search: createJobSearch('sett') })
    expect(ids(found)).toEqual(newestFirst(all).slice(0, 30))
    expect(found).toMatchObject({ total: 30, totalIs: 'atLeast', next: expect.any(String) })
    expect(found.searched).toBeUndefined()
  })

  test('finds a rare word in the newest and the oldest job', async () => {
    for (const [words, index] of [
      ['ZAVERI', count - 1],
      ['opal', 0],
      ['pave', 6]
    ] as const)
      expect(await find({ search: createJobSearch(words) })).toMatchObject({
        documents: [{ id: idOf(index) }],
        total: 1
      })
    expect((await find({ search: createJobSearch('opal') })).totalIs).toBeUndefined()
    expect(await find({ search: createJobSearch('platinum') })).toEqual({ documents: [], total: 0 })
  })

  test('finds jobs with several words far down the list', async () => {
    const expected = newestFirst(all.filter((index) => index % 50 === 1))
    expect(ids(await find({ search: createJobSearch('of kundan') }))).toEqual(expected)
    expect(ids(await find({ search: createJobSearch('sett of kunda') }))).toEqual(expected)
    expect(await find({ search: createJobSearch('kundan opal') })).toMatchObject({ documents: [], total: 0 })
  })

  test('reports how far it has searched and continues on request', async ({ skip }) => {
    skip(!isProof, 'its board of 700 jobs is made by npm run proof alone')
    const found = await find({ search: createJobSearch('setter opa') })
    expect(found).toMatchObject({ documents: [], total: 0, totalIs: 'atLeast', searched: 571 })
    const further = await find({ search: createJobSearch('setter opa'), limit: 60 })
    expect(further).toEqual({ documents: [expect.objectContaining({ id: idOf(0) })], total: 1 })
    const behind = await find({ search: createJobSearch('setter opa'), after: found.next })
    expect(ids(behind)).toEqual([idOf(0)])
    expect(behind.next).toBeUndefined()
  })
})

test('visitor’s search › receives jobs without their search keys, which the server uses', async () => {
  const bodies: string[] = []
  const store = openRest()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await fetch(...given)
    bodies.push(await answer.clone().text())
    return answer
  })
  const { documents } = await store.query(jobs, asking({ search: createJobSearch('opal') }))
  const one = await store.get(jobs, idOf(0))
  expect(bodies.join()).not.toContain('searchKeys')
  expect(bodies.join()).toContain('Setter of opal')
  const { searchKeys: _keys, ...job } = board[0] ?? {}
  expect([documents[0], one]).toEqual([job, job])
})

test('open job search › shows new and closed jobs over several pages of results', async () => {
  const results: string[][] = []
  const store = openLibrary()
  const stop = store.watch(
    jobs,
    asking({ search: createJobSearch('setter'), limit: 90 }),
    (result) => results.push(ids(result)),
    // Retries: a busy board may fail for a moment.
    () => {}
  )
  onTestFinished(stop)
  const whole = newestFirst(all)
  await until(() => expect(results.at(-1)).toEqual(whole.slice(0, 90)))
  // More comes than the space between two pages takes in one question.
  const later = Array.from({ length: 70 }, (_, index) => jobAt(800 + index, { postedDate: '2026-11-01' }))
  await emulated.put(
    'jobs',
    later.slice(0, 3).map((job) => [String(job.id), job])
  )
  const three = later
    .slice(0, 3)
    .map(({ id }) => String(id))
    .reverse()
  await until(() => expect(results.at(-1)).toEqual([...three, ...whole].slice(0, 90)))
  await emulated.put(
    'jobs',
    later.slice(3).map((job) => [String(job.id), job])
  )
  const many = later.map(({ id }) => String(id)).reverse()
  await until(() => expect(results.at(-1)).toEqual([...many, ...whole].slice(0, 90)))
  await emulated.put(
    'jobs',
    later.map((job) => [String(job.id), { ...job, status: 'deleted' }])
  )
  await until(() => expect(results.at(-1)).toEqual(whole.slice(0, 90)))
})

describe('job search on a shared board', () => {
  let apart: EmulatedBoard
  beforeAll(async () => {
    apart = await boardOnEmulator(buildRules('loupe.example'))
    const stored = searchedJobs.map(({ history: _history, ...job }) => [
      job.id,
      { ...job, expiresOn: '9999-12-31', searchKeys: buildJobSearchKeys(job) }
    ])
    await apart.put('jobs', stored as [string, Record<string, unknown>][])
  })
  afterAll(() => apart.close())

  test('finds the same first jobs as a local board with few extra reads', async () => {
    const store = openRest(apart)
    const found: [string, string][] = []
    let results = 0
    for (const [typed] of searches) {
      const { documents } = await store.query(jobs, asking({ search: createJobSearch(typed) }))
      found.push([typed, documents[0]?.title ?? ''])
      results += documents.length
    }
    process.stdout.write(`${searches.length} searches: ${results} results, ${reads} reads\n`)
    expect(found).toEqual(searches.map(([typed, first]) => [typed, first]))
    expect(reads).toBeLessThan(2 * results)
  })
})

describe('candidate search', () => {
  const publicProfiles: CandidateProfile[] = Array.from({ length: 130 }, (_, index) =>
    candidateOf(`publicProfile_${index}`, {
      name: index === 0 ? 'Zarina Shah' : `Meena Patel`,
      skills: index === 1 ? ['wax carving'] : ['stone setting'],
      location: index === 2 ? 'Jaipur RJ' : 'Surat GJ',
      availability: index === 3 ? 'Actively searching' : index === 4 ? 'Open to offers' : 'Not now'
    })
  )
  const none = { q: '', location: '', skills: '', availability: '' }
  const find = async (more: Partial<typeof none>, limit = 30) =>
    openLibrary().query(
      candidateProfiles,
      buildCandidateQuery({ ...none, ...more }, limit, more.q ? createCandidateSearch(more.q) : undefined)
    )
  beforeAll(async () => {
    await emulated.put(
      'candidateProfiles',
      publicProfiles.map((publicProfile) => {
        const { resumeUrl: _resume, aadharUrl: _aadhar, ...open } = publicProfile
        const hidden = publicProfile.id === 'publicProfile_5'
        // One says of itself what it does not show.
        const keys = buildCandidateSearchKeys(
          publicProfile.id === 'publicProfile_6' ? { ...publicProfile, name: 'Zarina Patel of Meena' } : publicProfile
        )
        return [publicProfile.id, { ...open, hidden, documents: { resume: true, aadhar: true }, searchKeys: keys }]
      })
    )
  })

  test.each([
    ['a name', { q: 'zar' }, 'publicProfile_0'],
    ['a skill', { skills: 'carv' }, 'publicProfile_1'],
    ['two skills, each part of one', { skills: 'wax, carving' }, 'publicProfile_1'],
    ['a place', { location: 'jaip' }, 'publicProfile_2'],
    ['availability', { availability: 'Actively searching' }, 'publicProfile_4 publicProfile_3'],
    [
      'all filters together',
      { q: 'patel', location: 'surat', skills: 'stone', availability: 'Actively searching' },
      'publicProfile_4 publicProfile_3'
    ]
  ])('finds candidates by %s, newest first', async (_what, asked, expected) => {
    expect(ids(await find(asked))).toEqual(expected.split(' '))
  })
})
