import * as v from 'valibot'
import { applicationNameSchema } from '../application/application.ts'
import type { Actor } from '../job/job-transitions.ts'
import { type Report, type ReportDecision, type ReportReason, reportReasons, reportStates } from './report.ts'
import { findReportOutcome, ReportRefusal } from './report-life.ts'
import type { EarlierDecision, ReasonCount, ReportedPosting } from './reported-posting.ts'

/** How many reports of a posting there were, by those with a confirmed address and by others, and for which reasons. */
interface ReportCounts {
  named: number
  unnamed: number
  reasons: Partial<Record<ReportReason, number>>
}

/** What the reports of one posting of a shared board come to. Reports only ever add to it: what was decided is said beside the counts. */
export interface ReportTally extends ReportCounts {
  /** The posting's. */
  id: string
  revision?: number | undefined
  /** What the posting was called when it was reported last. */
  job: Report['job']
  /** When it was reported last, ISO 8601. */
  latest: string
  state: Report['state']
  /** Whether somebody with a confirmed address is among those that wait. */
  hasNamed?: boolean | undefined
  /** The counts that the administrator saw when it was decided last, and the `latest` of them. */
  decided?: (ReportCounts & { latest: string }) | undefined
  /** The newest first. */
  decisions?: readonly EarlierDecision[] | undefined
}

/** How many decisions about one posting are remembered. */
const maxDecisions = 20

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const counts = { named: count, unnamed: count, reasons: v.record(v.picklist(reportReasons), count) }
const reasonCounts = v.array(v.object({ reason: v.picklist(reportReasons), count }))

export const reportTallySchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(count),
  ...counts,
  job: applicationNameSchema,
  latest: v.string(),
  state: v.picklist(reportStates),
  hasNamed: v.optional(v.boolean()),
  decided: v.optional(v.object({ ...counts, latest: v.string() })),
  decisions: v.optional(
    v.array(v.object({ state: v.picklist(['left', 'taken-down', 'asked']), at: v.string(), reasons: reasonCounts }))
  )
}) satisfies v.GenericSchema<unknown, ReportTally>

/** The posting as a piece of work. */
export function describeTally(tally: ReportTally): ReportedPosting {
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

/**
 * The tally after a decision about what stood in it as it was seen. What came since waits on.
 * @throws ReportRefusal when nothing of it waits, or this person may not
 */
export function decideTally(
  tally: ReportTally,
  seen: ReportTally,
  decision: ReportDecision,
  actor: Pick<Actor, 'role'> | null,
  now: Date
): ReportTally {
  const state = findReportOutcome(actor, decision, tally.state)
  if (state === null || state === 'open') throw new ReportRefusal(decision)
  const { reasons } = describeTally(seen)
  const decisions = [{ state, at: now.toISOString(), reasons }, ...(tally.decisions ?? [])].slice(0, maxDecisions)
  // Whoever was asked has not answered yet: it all waits on, behind the rest.
  if (state === 'asked') return { ...tally, state, decisions }
  const decided = { named: seen.named, unnamed: seen.unnamed, reasons: seen.reasons, latest: seen.latest }
  const left = describeTally({ ...tally, decided })
  return { ...tally, state: left.count > 0 ? 'open' : state, hasNamed: left.named > 0, decided, decisions }
}
