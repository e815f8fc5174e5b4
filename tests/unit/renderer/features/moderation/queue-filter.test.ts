import { describe, expect, test } from 'vitest'
import { filterQueue, narrows, type QueueFilter, wholeQueue } from '#renderer/features/moderation/queue/queue-filter.ts'
import { pickContent } from '#shared/domain/job/job-content-fields.ts'
import { findSubmissionTime } from '#shared/domain/job/job-history-events.ts'
import { jobOf } from '#tests/support/job-people.ts'

const posted = (at: string) => ({ history: [{ type: 'post', at, by: { uid: 'u', role: 'Employer' }, revision: 1 }] })
const carver = jobOf('pending', {
  ...{ id: 'carver', title: 'Wax Carver', company: 'Suvarna Atelier', location: 'Surat GJ', category: 'Production' },
  ...{ salaryRange: '₹18,000–25,000 a month', keywords: ['pavé'], ...posted('2026-11-20T08:00:00.000Z') }
})
const clerk = jobOf('pending', {
  ...{ id: 'clerk', title: 'Accountant', company: 'Kesar Gold', location: 'Jaipur RJ', category: 'Back Office' },
  ...{ salaryRange: '4 lakh a year', keywords: [], ...posted('2026-11-21T08:00:00.000Z') }
})
const boy = jobOf('pending', {
  ...{ id: 'boy', title: 'Office Boy 10', company: 'suvarna atelier ', location: '', category: 'Office Boy' },
  ...{ salaryRange: '', keywords: [], ...posted('2026-11-19T08:00:00.000Z') }
})
const revised = { ...boy, id: 'revised', title: 'Office Boy 9', approvedVersion: { content: pickContent(boy), at: '' } }
const queue = [carver, clerk, boy, revised]
const ids = (filter: Partial<QueueFilter>) => filterQueue(queue, { ...wholeQueue, ...filter }).map(({ id }) => id)

describe('review queue filter', () => {
  test.each([
    [{ words: ' PAVE surat ' }, ['carver']],
    [{ words: 'kesar back office 4 lakh' }, ['clerk']],
    [{ words: 'nobody' }, []],
    [{ kind: 'revised' }, ['revised']],
    [{ kind: 'new' }, ['boy', 'carver', 'clerk']],
    [{ category: 'Back Office' }, ['clerk']],
    [{ place: 'surat gj' }, ['carver']],
    [{ company: 'Suvarna Atelier' }, ['boy', 'revised', 'carver']],
    [{ company: 'Suvarna Atelier', kind: 'new', words: 'office' }, ['boy']]
  ] as const)('filters by %o', (filter, expected) => {
    expect(ids(filter)).toEqual(expected)
    expect(narrows({ ...wholeQueue, ...filter })).toBe(true)
  })

  test('time in the review queue › returns when the job entered the queue', () => {
    const step = (type: string, day: number) => ({
      ...{ type, at: `2026-11-0${day}T09:00:00.000Z`, by: { uid: 'u', role: 'Admin' }, revision: day }
    })
    const history = [step('post', 1), step('reject', 2), step('restore', 3)]
    const found = (status: 'pending' | 'rejected', steps: object[]) =>
      findSubmissionTime(jobOf(status, { history: steps })).slice(0, 10)
    expect(found('pending', history)).toBe('2026-11-01')
    expect(found('rejected', [...history, step('reject', 4), step('putBack', 5)])).toBe('2026-11-04')
    expect(findSubmissionTime(jobOf('pending', { history: [], changedAt: '', postedDate: '2026-11-05' }))).toBe(
      '2026-11-05'
    )
  })
})
