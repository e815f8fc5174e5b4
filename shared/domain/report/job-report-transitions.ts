import { isResult, type WriteRule } from '../account/write-rule.ts'
import type { Application } from '../application/application.ts'
import { cleanProse, isCleanProse } from '../clean-text.ts'
import type { Actor } from '../job/job-transitions.ts'
import { Refusal } from '../refusal-error.ts'
import { maxReportLength } from '../text-limits.ts'
import { isInstant } from '../well-formed-text.ts'
import { createReportId, type Report, type ReportDecision, type ReportState, reportSchema } from './job-report.ts'

/** 'putBack': takes the last decision back. */
type ReportStep = 'report' | 'putBack' | ReportDecision

/** Table of transitions; 'none': no report yet. */
const transitions: Record<ReportStep, Partial<Record<ReportState | 'none', ReportState>>> = {
  report: { none: 'open' },
  leave: { open: 'left', asked: 'left' },
  takeDown: { open: 'taken-down', asked: 'taken-down' },
  ask: { open: 'asked', asked: 'asked' },
  putBack: { left: 'open', 'taken-down': 'open', asked: 'open' }
}

/** Anybody reports, the administrator decides. null: not allowed. */
export function findReportOutcome(
  actor: Pick<Actor, 'role'> | null,
  step: ReportStep,
  from: ReportState | 'none'
): ReportState | null {
  if (step !== 'report' && actor?.role !== 'Admin') return null
  return transitions[step][from] ?? null
}

export type Reporting = Pick<Report, 'reason' | 'words'>

/** The store counts the revision. */
export function createReport(
  reporter: string,
  { id: jobId, title, company, location }: Application['job'] & { id: string },
  { reason, words, named }: Reporting & Pick<Report, 'named'>,
  now: Date
): Report {
  return {
    id: createReportId(reporter, jobId),
    jobId,
    job: { title, company, location },
    reason,
    words: cleanProse(words),
    reportedAt: now.toISOString(),
    state: 'open',
    ...(named !== undefined && { named })
  }
}

/** @throws Refusal when the table forbids it */
export function reduceReport(
  report: Report,
  decision: ReportDecision | 'putBack',
  actor: Pick<Actor, 'role'> | null,
  now: Date
): Report {
  const state = findReportOutcome(actor, decision, report.state)
  if (state === null) throw new Refusal(decision, 'report')
  return { ...report, state, decidedAt: now.toISOString() }
}

/** The rule below every screen. `before` undefined: new, without a step. Reports are never removed. Times are trusted. */
export const canWriteReport: WriteRule<Report, ReportDecision | 'putBack'> = (actor, before, after, step) => {
  if (!after) return false
  if (!before) return isWholeReport(after)
  const at = after.decidedAt ?? ''
  return (
    step !== undefined &&
    isInstant(at) &&
    isResult(reportSchema, () => reduceReport(before, step, actor, new Date(at)), after)
  )
}

function isWholeReport({ id: name, jobId, words, reportedAt, state, decidedAt }: Report): boolean {
  const reporter = name.slice(0, -jobId.length - 1)
  return (
    reporter !== '' &&
    name === createReportId(reporter, jobId) &&
    state === 'open' &&
    decidedAt === undefined &&
    isCleanProse(words, maxReportLength) &&
    isInstant(reportedAt)
  )
}
