import { describe, expect, test } from 'vitest'
import {
  countLive,
  findMedian,
  summarizeJobs
} from '#renderer/features/dashboard/statistics/summarize-job-statistics.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const day = 86_400_000
const now = new Date(2026, 10, 21, 12).getTime()
const event = (type: string, role: string, time: number) => ({
  ...{ type, at: new Date(time).toISOString(), by: { uid: role, role }, revision: 1 }
})

/** Posted so many days ago and approved so many hours later; not at all: it still waits. */
function posted(id: string, daysAgo: number, hours?: number, more: Partial<Job> = {}): Job {
  const at = now - daysAgo * day
  const decided = hours === undefined ? [] : [event('approve', 'Admin', at + hours * 3_600_000)]
  const history = [event('post', 'Employer', at), ...decided]
  return sampleJob(id, { status: hours === undefined ? 'pending' : 'approved', history, ...more })
}

describe('job statistics', () => {
  test('returns jobs live for seven days without applicants, longest first', () => {
    const jobs = [
      posted('six', 6, 0),
      posted('seven', 7, 0),
      posted('ten', 10, 0),
      posted('applied', 10, 0),
      posted('waits', 10)
    ]
    const { quiet } = summarizeJobs(jobs, (id) => (id === 'applied' ? 1 : 0), now)
    expect(quiet?.map(({ job }) => job.id)).toEqual(['ten', 'seven'])
  })

  test('returns no applicant count for jobs with an external application form', () => {
    const summary = summarizeJobs([posted('a', 9, 1)], () => undefined, now)
    expect([summary.applicants, summary.quiet]).toEqual([undefined, undefined])
  })
})

describe('median', () => {
  test.each([
    [[], undefined],
    [[3], 3],
    [[9, 1], 5],
    [[5, 1, 9], 5]
  ])('of %j is %j', (values, middle) => expect(findMedian(values)).toBe(middle))
})

describe('chart of live jobs by category', () => {
  test('returns the largest groups and sums up the others', () => {
    const jobs = ['a', 'a', 'b', '', 'c'].map((group, index) => posted(`${index}`, 5, 0, { location: group }))
    const series = countLive(jobs, [now - 6 * day, now], ({ location }) => location, 2)
    expect(series).toEqual([
      { group: 'a', counts: [0, 2] },
      { group: 'b', counts: [0, 1] },
      { group: '', counts: [0, 2] }
    ])
  })
})
