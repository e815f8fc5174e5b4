import { expect, test } from 'vitest'
import type { Report, ReportReason } from '#shared/domain/report/job-report.ts'
import { createReport } from '#shared/domain/report/job-report-transitions.ts'
import { canDecide, foldReports } from '#shared/domain/report/reported-job.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'

/** A report that a user made at this hour. */
function report(jobId: string, reason: ReportReason, hour: number, more: Partial<Report> = {}): Report {
  const now = new Date(Date.UTC(2026, 10, 22, hour))
  return {
    ...createReport(`u-${reason}-${hour}`, jobOf('approved', { id: jobId }), { reason, words: '' }, now),
    ...more
  }
}
const decided = (state: 'left' | 'asked' | 'taken-down', hour: number) => ({
  state,
  decidedAt: new Date(Date.UTC(2026, 10, 23, hour)).toISOString()
})
const ids = (reports: readonly Report[]) => foldReports(reports).map(({ id }) => id)

test('reports by job › groups reports by job and counts the reasons', () => {
  const [first, second, third] = [report('a', 'offends', 3), report('a', 'misleading', 1), report('a', 'offends', 2)]
  expect(foldReports([first, second, third])).toEqual([
    {
      id: 'a',
      job: first.job,
      ...{ count: 3, named: 0, since: second.reportedAt, version: 3 },
      reasons: [
        { reason: 'misleading', count: 1 },
        { reason: 'offends', count: 2 }
      ],
      state: 'open'
    }
  ])
})

test('reports by job › puts money demands first, then sorts by count, then by age', () => {
  const reports = [
    report('late', 'offends', 9),
    report('early', 'misleading', 1),
    report('twice', 'already-filled', 5),
    report('twice', 'misleading', 6),
    report('money', 'asks-for-money', 20)
  ]
  const expected = ['money', 'twice', 'early', 'late']
  expect(ids(reports)).toEqual(expected)
  expect(ids(reports.toReversed())).toEqual(expected)
})

test('reports by job › puts a job with a question last until its next report', () => {
  const asked = report('asked', 'asks-for-money', 1, decided('asked', 1))
  const other = report('other', 'offends', 2)
  expect(ids([asked, other])).toEqual(['other', 'asked'])
  expect(foldReports([asked])).toMatchObject([{ state: 'asked' }])
  const again = foldReports([asked, other, report('asked', 'offends', 3)])
  expect(again).toMatchObject([{ id: 'asked', state: 'open', count: 2 }, { id: 'other' }])
})

test('decisions offered on job reports › depends on the status of the job, for the administrator', () => {
  const decisions = (job: ReturnType<typeof jobOf> | null) =>
    (['leave', 'takeDown', 'ask'] as const).filter((decision) => canDecide(admin, decision, job))
  expect(decisions(jobOf('approved'))).toEqual(['leave', 'takeDown', 'ask'])
  expect(decisions(jobOf('approved', { employerId: 'admin' }))).toEqual(['leave', 'takeDown'])
  expect(decisions(jobOf('pending'))).toEqual(['leave', 'takeDown'])
  for (const job of [jobOf('rejected'), jobOf('deleted'), null]) expect(decisions(job)).toEqual(['leave'])
  expect(decisions(jobOf('deleted', { ending: 'taken-down' }))).toEqual(['takeDown'])
  for (const actor of [suvarna, meena, null]) expect(canDecide(actor, 'leave', jobOf('approved'))).toBe(false)
})
