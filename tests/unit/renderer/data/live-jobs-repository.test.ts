import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLiveJobsRepository, type JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'

const everything = { q: '', location: '', category: '', type: '' }
const someJob = {
  ...{ title: 'Setter', company: 'Suvarna', location: 'Surat GJ', category: 'Production', type: 'Full-time' },
  ...{ description: 'Sets stones', status: 'approved', postedDate: '2026-11-01' }
}
const fail = (error: unknown) => {
  throw error
}

function boardOf(records: readonly unknown[]) {
  const store = createMemoryStore({ elements: { jobs: records } })
  return { store, jobs: createLiveJobsRepository(store) }
}

describe('public job search', () => {
  const board = boardOf([
    { ...someJob, id: 'setter', postedDate: '2026-11-01', keywords: ['Pavé', '18K gold'] },
    { ...someJob, id: 'designer', postedDate: '2026-11-03', title: 'CAD Designer', category: 'Design' },
    {
      ...someJob,
      id: 'hindi',
      postedDate: '2026-11-02',
      title: 'हीरा कारीगर',
      location: 'Mumbai MH',
      type: 'Contract'
    },
    { ...someJob, id: 'markup', postedDate: 'soon', title: '<script>Polisher</script>', company: 'Gold & Sons' },
    { ...someJob, id: 'pending', status: 'pending' },
    { ...someJob, id: 'closed', status: 'deleted' },
    { id: 'unreadable', title: 7 },
    null
  ])

  test.each([
    [{}, ['designer', 'hindi', 'setter', 'markup']],
    [{ q: 'gold' }, ['setter', 'markup']],
    [{ q: 'SETTER gold' }, ['setter']],
    [{ q: 'pave' }, ['setter']],
    [{ q: 'हीरा' }, ['hindi']],
    [{ q: '<script>' }, ['markup']],
    [{ location: 'mum' }, ['hindi']],
    [{ category: 'Design' }, ['designer']],
    [{ type: 'Contract' }, ['hindi']],
    [{ q: 'setter', location: 'surat', category: 'Production', type: 'Contract' }, []]
  ])('returns the live jobs for %j, newest first', async (search, ids) => {
    const result = await new Promise<JobSearchResult>((done) =>
      board.jobs.watchSearch({ ...everything, ...search }, 9, done, fail)
    )
    expect(result.jobs.map(({ id }) => id)).toEqual(ids)
    expect([result.matching, result.all]).toEqual([ids.length, 4])
  })
})

test.each(['pending', 'rejected', 'deleted'])('live job › is not found by its URL when it is %s', async (status) => {
  const { jobs } = boardOf([{ ...someJob, id: 'job_1', status }])
  expect(await new Promise((done) => jobs.watchJob('job_1', done, fail))).toBeNull()
})

describe('live job on its last day', () => {
  const board = () =>
    boardOf([
      { ...someJob, id: 'job_1', expiresOn: '2026-11-21' },
      { ...someJob, id: 'job_2', expiresOn: '2026-11-22' },
      // From before jobs expired, and with something that is no day.
      { ...someJob, id: 'job_3' },
      { ...someJob, id: 'job_4', expiresOn: null }
    ])
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T18:29:00.000Z') }))
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(0)

  test('is public until midnight in India, then disappears from open pages', async () => {
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
