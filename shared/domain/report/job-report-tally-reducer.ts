import type { Actor } from '../job/job-transitions.ts'
import { Refusal } from '../refusal-error.ts'
import { type ReasonCount, type ReportDecision, type ReportTally, reportReasons } from './job-report.ts'
import { findReportOutcome } from './job-report-transitions.ts'
import type { ReportedJob } from './reported-job.ts'

const maxDecisions = 20

export function describeTally(tally: ReportTally): ReportedJob {
  const { id, revision = 0, job, latest, decided } = tally
  const named = tally.named - (decided?.named ?? 0)
  return {
    ...{ id, job, named, tally, since: latest, version: revision, state: tally.state === 'asked' ? 'asked' : 'open' },
    count: named + tally.unnamed - (decided?.unnamed ?? 0),
    reasons: reportReasons.flatMap((reason): ReasonCount[] => {
      const waiting = (tally.reasons[reason] ?? 0) - (decided?.reasons[reason] ?? 0)
      return waiting > 0 ? [{ reason, count: waiting }] : []
    })
  }
}

/** Reports that came after `seen` stay undecided. Throws a Refusal when none is undecided, or for another person. */
export function decideTally(
  tally: ReportTally,
  seen: ReportTally,
  decision: ReportDecision,
  actor: Pick<Actor, 'role'> | null,
  now: Date
): ReportTally {
  const state = findReportOutcome(actor, decision, tally.state)
  if (state === null || state === 'open') throw new Refusal(decision, 'report')
  const { reasons } = describeTally(seen)
  const decisions = [{ state, at: now.toISOString(), reasons }, ...(tally.decisions ?? [])].slice(0, maxDecisions)
  // Unanswered reports stay, behind the others.
  if (state === 'asked') return { ...tally, state, decisions }
  const decided = { named: seen.named, unnamed: seen.unnamed, reasons: seen.reasons, latest: seen.latest }
  const left = describeTally({ ...tally, decided })
  return { ...tally, state: left.count > 0 ? 'open' : state, hasNamed: left.named > 0, decided, decisions }
}

/** All that the last decision settled is undecided again. `before`: its tally. Throws a Refusal for another person. */
export function putTallyBack(
  tally: ReportTally,
  before: ReportTally,
  actor: Pick<Actor, 'role'> | null,
  now: Date
): ReportTally {
  if (actor?.role !== 'Admin') throw new Refusal('putBack', 'report')
  const { decided: _decided, ...rest } = tally
  const undone = { ...rest, ...(before.decided && { decided: before.decided }) }
  const { reasons } = describeTally(before)
  const decisions = [{ state: 'open' as const, at: now.toISOString(), reasons }, ...(tally.decisions ?? [])]
  const hasNamed = describeTally(undone).named > 0
  return { ...undone, state: 'open', hasNamed, decisions: decisions.slice(0, maxDecisions) }
}
