import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countLive, findMedian, listMoments, summarize } from '#renderer/features/dashboard/numbers/summarize.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { randomOf, seededRandom } from '#tests/support/random.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { wasLiveAt } from '#tests/support/was-live.ts'

const day = 86_400_000
const now = new Date(2026, 10, 21, 12).getTime()
const event = (did: string, role: string, time: number) => ({
  ...{ did, at: new Date(time).toISOString(), by: { uid: role, role }, revision: 1 }
})

/** Posted so many days ago and approved so many hours later; not at all: it still waits. */
function posted(id: string, daysAgo: number, hours?: number, more: Partial<Job> = {}): Job {
  const at = now - daysAgo * day
  const decided = hours === undefined ? [] : [event('approve', 'Admin', at + hours * 3_600_000)]
  const history = [event('post', 'Employer', at), ...decided]
  return sampleJob(id, { status: hours === undefined ? 'pending' : 'approved', history, ...more })
}

describe('what postings came to', () => {
  test('with none', () => {
    expect(summarize([], () => 0, now)).toEqual({
      ...{ live: 0, waiting: 0, days: 0, applicants: 0, quiet: [], medianHours: undefined, decided: 0, postings: [] }
    })
    expect(countLive([], listMoments('weeks', new Date(now)), () => 'x', 5)).toEqual([])
  })

  test('with one', () => {
    const job = posted('a', 9, 6)
    const summary = summarize([job], () => 0, now)
    expect(summary).toMatchObject({ live: 1, waiting: 0, days: 8, applicants: 0, medianHours: 6, decided: 1 })
    expect(summary.quiet?.map(({ job: { id } }) => id)).toEqual(['a'])
  })

  test('the middle wait is not moved by one that waited long, and what still waits is not in it', () => {
    const jobs = [posted('a', 9, 2), posted('b', 9, 4), posted('c', 40, 500), posted('d', 3)]
    expect(summarize(jobs, () => 1, now)).toMatchObject({ medianHours: 4, decided: 3, waiting: 1, live: 3, quiet: [] })
  })

  test('quiet is what is live for seven full days without an applicant, the longest first', () => {
    const jobs = [
      posted('six', 6, 0),
      posted('seven', 7, 0),
      posted('ten', 10, 0),
      posted('applied', 10, 0),
      posted('waits', 10)
    ]
    const { quiet } = summarize(jobs, (id) => (id === 'applied' ? 1 : 0), now)
    expect(quiet?.map(({ job }) => job.id)).toEqual(['ten', 'seven'])
  })

  test('where people apply outside of Loupe nothing is said of applicants', () => {
    const summary = summarize([posted('a', 9, 1)], () => undefined, now)
    expect([summary.applicants, summary.quiet]).toEqual([undefined, undefined])
  })
})

describe('the middle', () => {
  test.each([
    [[], undefined],
    [[3], 3],
    [[9, 1], 5],
    [[5, 1, 9], 5]
  ])('of %j is %j', (values, middle) => expect(findMedian(values)).toBe(middle))

  test('has as many on the one side as on the other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = findMedian(values) as number
        const below = values.filter((value) => value < middle).length
        const above = values.filter((value) => value > middle).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
      })
    )
  })
})

describe('the moments', () => {
  test('are a week or a month apart and end now', () => {
    const format = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toDateString().slice(4))
    const weeks = listMoments('weeks', new Date(now))
    expect(weeks).toHaveLength(12)
    expect(format(weeks).slice(-2)).toEqual(['Nov 14 2026', 'Nov 21 2026'])
    const months = listMoments('months', new Date(2026, 2, 31, 12))
    expect(format(months).slice(-3)).toEqual(['Jan 31 2026', 'Feb 28 2026', 'Mar 31 2026'])
    expect(months[0]).toBe(new Date(2025, 3, 30, 12).getTime())
  })
})

describe('what was live over time', () => {
  test('has the largest groups by name, and the others as one', () => {
    const jobs = ['a', 'a', 'b', '', 'c'].map((group, index) => posted(`${index}`, 5, 0, { location: group }))
    const series = countLive(jobs, [now - 6 * day, now], ({ location }) => location, 2)
    expect(series).toEqual([
      { group: 'a', counts: [0, 2] },
      { group: 'b', counts: [0, 1] },
      { group: '', counts: [0, 2] }
    ])
  })

  test('leaves out what had expired', () => {
    const ended = posted('one', 20, 0, { expiresOn: '2026-11-16' })
    expect(countLive([ended], [now - 7 * day, now], () => 'all', 1)).toEqual([{ group: 'all', counts: [1, 0] }])
    expect(summarize([ended], () => 0, now)).toMatchObject({ live: 0, quiet: [] })
  })

  test('adds up to what was live, with 10,000 postings too', () => {
    const random = seededRandom(3)
    const jobs = Array.from({ length: 10_000 }, (_, index) =>
      posted(`job_${index}`, Math.floor(random() * 400), random() < 0.2 ? undefined : Math.floor(random() * 90), {
        location: randomOf(random, ['Surat GJ', 'Jaipur RJ', 'Mumbai MH', 'Delhi DL', 'Pune MH', 'Remote', 'Noida UP'])
      })
    )
    const moments = listMoments('months', new Date(now))
    const series = countLive(jobs, moments, ({ location }) => location, 5)
    expect(series).toHaveLength(6)
    moments.forEach((moment, index) => {
      const live = jobs.filter((job) => wasLiveAt(job, moment)).length
      expect(series.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0)).toBe(live)
    })
    const { live, waiting, postings, days } = summarize(jobs, () => 0, now)
    expect(live + waiting).toBe(10_000)
    expect(postings).toHaveLength(10_000)
    expect(days).toBe(postings.reduce((sum, one) => sum + (one.days ?? 0), 0))
  })
})
