import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobsRepository, type JobSearchResult } from '#renderer/data/jobs-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { expectedJobs } from '#tests/support/expected-jobs.ts'
import { messyJobs } from '#tests/support/messy-jobs.ts'

const everything = { q: '', location: '', category: '', type: '' }
const posting = {
  ...{ title: 'Setter', company: 'Suvarna', location: 'Surat GJ', category: 'Production', type: 'Full-time' },
  ...{ description: 'Sets stones', status: 'approved', postedDate: '2026-11-01' }
}
const fail = (error: unknown) => {
  throw error
}

function boardOf(records: readonly unknown[]) {
  const store = createMemoryStore({ elements: { jobs: records } })
  return { store, jobs: createJobsRepository(store) }
}

describe('public job search', () => {
  const records = messyJobs(1200)
  const { jobs } = boardOf(records)
  const searches = [
    everything,
    { ...everything, q: 'gold' },
    { ...everything, q: 'RING gold' },
    { ...everything, q: 'pave' },
    { ...everything, q: 'हीरा' },
    { ...everything, q: '<script>' },
    { ...everything, location: 'sur' },
    { ...everything, category: 'Production' },
    { ...everything, category: 'Design' },
    { ...everything, type: 'Piecework' },
    { q: 'gold', location: 'mumbai', category: 'Back Office', type: 'Contract' }
  ]

  test.each(searches)('equals the oracle for %o', async (search) => {
    const result = await new Promise<JobSearchResult>((done) => jobs.watchSearch(search, 10_000, done, fail))
    const expected = expectedJobs(records, search)
    expect(result.jobs.map((job) => job.id)).toEqual(expected.map((job) => job.id))
    expect(result.matching).toBe(expected.length)
    expect(result.all).toBe(expectedJobs(records).length)
  })
})

test.each(['pending', 'rejected', 'deleted'])('a %s job is not shown at its address', async (status) => {
  const { jobs } = boardOf([{ ...posting, id: 'job_1', status }])
  expect(await new Promise((done) => jobs.watchJob('job_1', done, fail))).toBeNull()
})

describe('a job on its last day', () => {
  const board = () =>
    boardOf([
      { ...posting, id: 'job_1', expiresOn: '2026-11-21' },
      { ...posting, id: 'job_2', expiresOn: '2026-11-22' },
      // From before postings expired, and with something that is no day.
      { ...posting, id: 'job_3' },
      { ...posting, id: 'job_4', expiresOn: null }
    ])
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T18:29:00.000Z') }))
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(0)

  test('is public until midnight in India and then leaves every open page', async () => {
    const { jobs } = board()
    const [found, featured, counts, shown]: [string[][], string[][], (number | undefined)[], (string | null)[]] = [
      [],
      [],
      [],
      []
    ]
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    const stops = [
      jobs.watchSearch(everything, 9, (result) => found.push([...ids(result.jobs), `${result.all}`]), fail),
      jobs.watchFeatured((list) => featured.push(ids(list)), fail),
      jobs.watchCounts(({ all }) => counts.push(all), fail),
      jobs.watchJob('job_1', (job) => shown.push(job?.id ?? null), fail)
    ]
    await settle()
    expect([found.at(-1), featured.at(-1), counts.at(-1), shown.at(-1)]).toEqual([
      ['job_4', 'job_3', 'job_2', 'job_1', '4'],
      ['job_1', 'job_2', 'job_3'],
      4,
      'job_1'
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([found.at(-1), featured.at(-1), counts.at(-1), shown.at(-1)]).toEqual([
      ['job_4', 'job_3', 'job_2', '3'],
      ['job_2', 'job_3', 'job_4'],
      3,
      null
    ])
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(counts.at(-1)).toBe(2)
    for (const stop of stops) stop()
    // Without a watch nothing waits for the next midnight.
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('featured jobs are the first three approved ones', async () => {
  const stored = ['approved', 'pending', 'approved', undefined, 'approved'].map((status, index) => ({
    ...posting,
    id: `job_${index}`,
    status,
    postedDate: `2026-11-0${index + 1}`
  }))
  const featured = await new Promise<{ id: string }[]>((done) => boardOf(stored).jobs.watchFeatured(done, fail))
  expect(featured.map((job) => job.id)).toEqual(['job_0', 'job_2', 'job_3'])
})

describe('totals of a shared board', () => {
  /** Of every list a first page, and of every count the same number. */
  const counted = (total: number, totalIs?: 'atLeast') => {
    const watch = ((_collection, { limit }, listener) => {
      listener(
        limit > 0
          ? { documents: [], total: 31, totalIs: 'atLeast' }
          : { documents: [], total, ...(totalIs && { totalIs }) }
      )
      return () => {}
    }) as DocumentStore['watch']
    return { ...createMemoryStore(), watch } as DocumentStore
  }
  const find = (more: object) => {
    const results: object[] = []
    createJobsRepository(counted(450)).watchSearch(
      { ...everything, ...more },
      30,
      (result) => results.push(result),
      fail
    )
    return results.at(-1)
  }

  test.each([
    ['everything', {}, { matching: 450, all: 450 }],
    ['a category', { category: 'Production' }, { matching: 450, all: 450 }],
    ['words, which no count looks for', { q: 'gold' }, { matching: 31, matchingIs: 'atLeast', all: 450 }],
    ['a place, which none looks for either', { location: 'Surat' }, { matching: 31, matchingIs: 'atLeast', all: 450 }]
  ])('count %s', (_what, more, totals) => {
    expect(find(more)).toEqual({ jobs: [], searched: undefined, ...totals })
  })
})
