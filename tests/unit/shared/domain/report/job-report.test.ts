import { describe, expect, test } from 'vitest'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'
import {
  createReportId,
  type Report,
  type ReportState,
  reportDecisions,
  reportStates
} from '#shared/domain/report/job-report.ts'
import {
  canWriteReport,
  createReport,
  findReportOutcome,
  reduceReport
} from '#shared/domain/report/job-report-transitions.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const later = new Date('2026-11-22T10:00:00.000Z')
const job = jobOf('approved')
const report = createReport('u-1', job, { reason: 'asks-for-money', words: ' They want ₹500 first. ' }, now)
const reportIn = (state: ReportState): Report =>
  state === 'open' ? report : { ...report, state, decidedAt: now.toISOString() }
const people: (Actor | null)[] = [null, meena, suvarna, admin]

const steps = [...reportDecisions, 'putBack'] as const

/** Where each step of the administrator leads. */
const table: Record<ReportState, Partial<Record<(typeof steps)[number], ReportState>>> = {
  open: { leave: 'left', takeDown: 'taken-down', ask: 'asked' },
  asked: { leave: 'left', takeDown: 'taken-down', ask: 'asked', putBack: 'open' },
  left: { putBack: 'open' },
  'taken-down': { putBack: 'open' }
}

describe('decision on a job report', () => {
  for (const actor of people)
    for (const from of reportStates)
      for (const decision of steps) {
        const to = actor?.role === 'Admin' ? (table[from][decision] ?? null) : null
        test(`${decision} by ${actor?.role ?? 'a visitor'} from ${from} leads to ${to}`, () => {
          const before = reportIn(from)
          expect(findReportOutcome(actor, decision, from)).toBe(to)
          const after = {
            ...before,
            state: to ?? (decision === 'putBack' ? 'open' : 'left'),
            decidedAt: later.toISOString()
          }
          expect(canWriteReport(actor, before, after, decision)).toBe(to !== null)
          if (to === null) expect(() => reduceReport(before, decision, actor, later)).toThrow(Refusal)
          else expect(reduceReport(before, decision, actor, later)).toEqual(after)
        })
      }
})

test('check of a write to a job report › allows everyone to report, never to replace or remove', () => {
  for (const actor of people) {
    expect(findReportOutcome(actor, 'report', 'none')).toBe('open')
    expect(canWriteReport(actor, undefined, report)).toBe(true)
    for (const state of reportStates) expect(findReportOutcome(actor, 'report', state)).toBeNull()
    expect(canWriteReport(actor, report, undefined)).toBe(false)
    expect(canWriteReport(actor, reportIn('left'), report, 'putBack')).toBe(false)
  }
})

test('new job report › puts the reporter into the id and adds the job’s name', () => {
  expect(report).toEqual({
    id: createReportId('u-1', job.id),
    jobId: job.id,
    job: { title: job.title, company: job.company, location: job.location },
    reason: 'asks-for-money',
    words: 'They want ₹500 first.',
    reportedAt: '2026-11-22T09:00:00.000Z',
    state: 'open'
  })
})

test.each<[string, Partial<Report>]>([
  ['with another id', { id: 'mine' }],
  ['without a reporter', { id: `_${job.id}` }],
  ['of another job than in its id', { jobId: 'job_2' }],
  ['that is already decided', { state: 'left' }],
  ['with the time of a decision', { decidedAt: now.toISOString() }],
  ['with a bidirectional override', { words: 'They \u202ewant' }],
  ['with words over the maximum', { words: 'x'.repeat(1001) }],
  ['with an invalid time', { reportedAt: 'today' }]
])('check of a write to a job report › refuses a new report %s', (_what, more) => {
  expect(canWriteReport(meena, undefined, { ...report, ...more })).toBe(false)
})

test.each<[string, Partial<Report>]>([
  ['the words', { words: 'Nothing' }],
  ['the reason', { reason: 'offends' }],
  ['the job', { jobId: 'job_2' }],
  ['the time', { reportedAt: later.toISOString() }],
  ['the time of the decision to an invalid one', { decidedAt: 'now' }],
  ['an unknown field', { mine: 1 } as never]
])('check of a write to a job report › refuses a decision that changes %s', (_what, more) => {
  const after = { ...report, state: 'left', decidedAt: later.toISOString(), ...more } as Report
  expect(canWriteReport(admin, report, after, 'leave')).toBe(false)
})
