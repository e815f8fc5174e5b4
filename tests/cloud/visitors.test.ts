import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCompanyRepository, type LiveJobs } from '#renderer/data/companies/company-repository.ts'
import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { createLiveJobsRepository, type JobCounts, type JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { createStaticPagesRepository } from '#renderer/data/static-pages-repository.ts'
import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Visitors' REST reads equal those of Firebase's library, under the deployed rules.

let emulated: EmulatedBoard
let stores: { rest: DocumentStore; library: DocumentStore }

beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
  const { host, port } = firestoreEmulator()
  const database = emulated.as(null)
  const rest = createRestStore({
    apiKey: 'none',
    projectId: emulated.project,
    emulator: `${host}:${port}`,
    onRefetchTrigger: () => () => {}
  })
  const library = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => undefined,
    fetchServerTime: () => fetchServerTime(emulated.project, `${host}:${port}`)
  })
  // The library tells at once what it remembers of other questions: this is about what the server answers.
  stores = { rest, library: { ...library, watch: library.watchAfterSwitch } }
})
afterEach(() => emulated.close())

/** The first thing that a watch tells; a failure as its name. */
function first<Result>(
  watch: (listener: (result: Result) => void, onError: (error: { failure: string }) => void) => Unsubscribe
): Promise<Result | string> {
  return new Promise((resolve) => {
    const end = (result: Result | string) => {
      stop?.()
      resolve(result)
    }
    let stop: Unsubscribe | undefined
    stop = watch(end, ({ failure }) => end(failure))
  })
}

const job = (index: number, changes: Partial<Job> = {}): [string, object] => {
  const stored = {
    ...sampleJob(`job_${index}`, { employerId: 'u-suvarna', postedDate: `2026-11-${10 + (index % 9)}` }),
    revision: 1,
    expiresOn: '9999-12-31',
    category: index % 3 === 0 ? 'Back Office' : 'Production',
    ...changes
  }
  return [stored.id, { ...stored, ...(stored.status === 'approved' && { searchKeys: buildJobSearchKeys(stored) }) }]
}

async function fillBoard(): Promise<void> {
  const live = Array.from({ length: 30 }, (_, index) => job(index))
  await emulated.put('jobs', [
    ...live,
    job(30, { title: 'Wax carver', keywords: ['wax'], expiresOn: '2020-01-01' }),
    job(31, { status: 'pending' }),
    job(32, { status: 'deleted' }),
    job(33, { title: 'Wax setter', location: 'Jaipur RJ' })
  ])
  await emulated.put('endedJobs', [
    ['job_32', { id: 'job_32', revision: 1, ending: 'filled-here', category: 'Production' }]
  ])
  await emulated.put('pages', [['about-us', { id: 'about-us', revision: 2, content: '<p>Now</p>' }]])
}

const anything = { q: '', location: '', category: '', type: '' }

test('Firestore document store over REST › returns the same jobs, counts, pages and outcomes as the SDK', async () => {
  await fillBoard()
  const seen = async (documents: DocumentStore) => {
    const repository = createLiveJobsRepository(documents)
    const search = (more: Partial<typeof anything>, limit = 20) =>
      first<JobSearchResult>((...on) => repository.watchSearch({ ...anything, ...more }, limit, ...on))
    const outcome = (id: string) => first<JobOutcome>((...on) => createJobOutcomeRepository(documents).watch(id, ...on))
    return {
      all: await search({}),
      more: await search({}, 40),
      ofCategory: await search({ category: 'Back Office' }),
      byWords: await search({ q: 'wax' }),
      near: await search({ location: 'jaipur' }),
      none: await search({ q: 'goldfinch' }),
      featured: await first<Job[]>((...on) => repository.watchFeatured(...on)),
      counts: await first<JobCounts>((...on) => repository.watchCounts(...on)),
      jobs: await Promise.all(
        ['job_1', 'job_30', 'job_31', 'none'].map((id) => first<Job | null>((...on) => repository.watchJob(id, ...on)))
      ),
      outcomes: await Promise.all(['job_1', 'job_30', 'job_31', 'job_32', 'none'].map(outcome)),
      page: await first((...on) => createStaticPagesRepository(documents).watchPage('about-us', ...on)),
      noPage: await first((...on) => createStaticPagesRepository(documents).watchPage('disclaimer', ...on))
    }
  }
  const throughRest = await seen(stores.rest)
  // A result carries the functions of its search.
  expect(JSON.stringify(throughRest, null, 1)).toBe(JSON.stringify(await seen(stores.library), null, 1))
  // And it is what is there.
  expect(throughRest.counts).toMatchObject({ all: 31, byCategory: { Production: 20, 'Back Office': 11 } })
  expect(throughRest.byWords).toMatchObject({ matching: 1, all: 31, jobs: [{ id: 'job_33' }] })
  expect(throughRest.jobs.map((found) => found && typeof found === 'object')).toEqual([true, null, null, null])
  expect(throughRest.outcomes).toMatchObject([
    { state: 'live' },
    { state: 'ended', ending: 'expired' },
    { state: 'review' },
    { state: 'ended', ending: 'filled-here' },
    { state: 'missing' }
  ])
})

test('Firestore document store over REST › returns the same companies and live jobs as the SDK', async () => {
  await fillBoard()
  const since = '2026-11-01T10:00:00.000Z'
  const company = {
    name: 'Shah Jewels',
    place: 'Pune',
    about: '',
    website: '',
    verified: ['gstin'],
    verifiedAt: since,
    people: ['u-suvarna', 'u-kiran']
  }
  await emulated.put('companies', [['shah-1', { id: 'shah-1', revision: 1, ...company }]])
  await emulated.put('companyMembers', [
    ['u-suvarna', { id: 'u-suvarna', revision: 1, companyId: 'shah-1', since }],
    ['u-kiran', { id: 'u-kiran', revision: 1, companyId: 'shah-1', since }]
  ])
  await emulated.put('jobs', [
    job(40, { employerId: 'u-kiran', title: 'Stone setter' }),
    job(41, { employerId: 'u-else' })
  ])
  const seen = async (documents: DocumentStore) => {
    const repository = createCompanyRepository(documents)
    const companyOf = (uid: string) => first<Company | null>((...on) => repository.watchCompanyOf(uid, ...on))
    return {
      companies: await Promise.all(
        ['shah-1', 'none'].map((id) => first<Company | null>((...on) => repository.watchCompany(id, ...on)))
      ),
      owners: await Promise.all(['u-suvarna', 'u-kiran', 'u-else'].map(companyOf)),
      live: await first<LiveJobs>((...on) => repository.watchLive('shah-1', 50, ...on)),
      ofNone: await first<LiveJobs>((...on) => repository.watchLive('none', 50, ...on))
    }
  }
  const throughRest = await seen(stores.rest)
  expect(throughRest).toEqual(await seen(stores.library))
  const shah = { name: 'Shah Jewels' }
  expect(throughRest).toMatchObject({
    companies: [shah, null],
    owners: [shah, shah, null],
    live: { total: 32 },
    ofNone: { total: 0 }
  })
})

test('Firestore document store over REST › reports a query that the rules refuse, as the SDK does', async () => {
  await fillBoard()
  for (const store of Object.values(stores)) {
    await expect(store.get(jobs, 'job_31')).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
    const unasked = { order: 'stored', limit: 9 } as const
    await expect(store.query(jobs, unasked)).rejects.toMatchObject({ failure: 'refused' })
    expect(await first((...on) => store.watch(jobs, unasked, ...on))).toBe('refused')
  }
})
