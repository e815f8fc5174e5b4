import { describe, expect, test } from 'vitest'
import {
  groupDecisions,
  listDecisions,
  summarizeDecisions
} from '#renderer/features/dashboard/statistics/summarize-review-decisions.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const day = 86_400_000
const now = new Date(2026, 10, 21, 12).getTime()
const event = (type: string, role: string, time: number) => ({
  ...{ type, at: new Date(time).toISOString(), by: { uid: role, role }, revision: 1 }
})

/** Posted so many days ago and approved so many hours later; not at all: it still waits. */
function posted(id: string, daysAgo: number, hours?: number): Job {
  const at = now - daysAgo * day
  const decided = hours === undefined ? [] : [event('approve', 'Admin', at + hours * hour)]
  const history = [event('post', 'Employer', at), ...decided]
  return sampleJob(id, { status: hours === undefined ? 'pending' : 'approved', history })
}

const hour = 3_600_000
/** Approved, then revised and rejected: `again` hours later each. */
const decidedTwice = (again: number): Job => {
  const steps = ['post', 'approve', 'revise', 'reject'] as const
  const history = steps.map((type, index) => {
    const role = type === 'post' || type === 'revise' ? 'Employer' : 'Admin'
    return event(type, role, now - day + index * again * hour)
  })
  return sampleJob('twice', { status: 'rejected', history })
}

describe('statistics of the administrator’s decisions', () => {
  const jobs = [posted('a', 3, 2), posted('old', 40, 500), posted('waits', 2), decidedTwice(4)]

  test('summarizes how long employers waited this week and wait now', () => {
    expect(summarizeDecisions(jobs, now)).toEqual({
      ...{ approved: 2, rejected: 1, median: 4 * hour, longest: 4 * hour, waitingLongest: 2 * day }
    })
    expect(summarizeDecisions([], now)).toMatchObject({ median: undefined, waitingLongest: undefined })
  })

  test('counts an undone decision as no decision, and the wait from the submission', () => {
    const undone = (id: string, ...more: string[]): Job => {
      const steps = ['post', 'approve', 'putBack', ...more]
      const history = steps.map((type, at) => event(type, at === 0 ? 'Employer' : 'Admin', now - day + at * hour))
      return sampleJob(id, { status: more.length > 0 ? 'rejected' : 'pending', history })
    }
    expect(summarizeDecisions([undone('waits'), undone('decided', 'reject')], now)).toEqual({
      ...{ approved: 0, rejected: 1, median: 3 * hour, longest: 3 * hour, waitingLongest: day }
    })
  })

  test('counts each decision in the week in which it was made', () => {
    const groups = groupDecisions(listDecisions(jobs), [now - 7 * day, now])
    expect(groups.at(-1)).toEqual({ approved: 2, rejected: 1, median: 4 * hour, longest: 4 * hour })
    expect(groups[0]).toEqual({ approved: 0, rejected: 0, median: undefined, longest: undefined })
  })
})
