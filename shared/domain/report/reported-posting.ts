import { compareTexts } from '../compare-texts.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { readEnding } from '../job/job-ending.ts'
import { type Actor, canAct } from '../job/job-transitions.ts'
import {
  type EarlierDecision,
  type ReasonCount,
  type Report,
  type ReportDecision,
  type ReportState,
  reportReasons
} from './report.ts'
import type { ReportTally } from './report-tally.ts'

/** A posting with everything that waits to be decided about it: one piece of work, however many have reported it. */
export interface ReportedPosting {
  /** The posting's. */
  id: string
  /** What it was called when it was reported last. */
  job: Report['job']
  /** How many have reported it. */
  count: number
  /** How many of them have a confirmed address, as far as the board knows. */
  named: number
  /** Since when it waits, on a shared board when it was reported last, ISO 8601. */
  since: string
  /** On a shared board: what it was read from. */
  tally?: ReportTally | undefined
  /** Another one each time that something about it changes. */
  version: number
  /** How many gave which reason, in the order in which reasons are offered. */
  reasons: readonly ReasonCount[]
  /** 'asked': its employer was asked, and nobody has reported it since. */
  state: Extract<ReportState, 'open' | 'asked'>
}

/** Folds reports that wait into one piece of work a posting, in the order in which these should be read. */
export function foldReports(reports: readonly Report[]): ReportedPosting[] {
  const byJob = new Map<string, Report[]>()
  for (const report of reports) {
    if (report.state !== 'open' && report.state !== 'asked') continue
    byJob.set(report.jobId, [...(byJob.get(report.jobId) ?? []), report])
  }
  return sortReported([...byJob.values()].flatMap((of) => foldPosting(of.sort(compareNewest))))
}

/** In the order in which they should be read. */
export function sortReported(postings: readonly ReportedPosting[]): ReportedPosting[] {
  return [...postings].sort(compareUrgency)
}

/** `reports`: of one posting, the newest first. */
function foldPosting(reports: readonly Report[]): ReportedPosting[] {
  const newest = reports[0]
  if (!newest) return []
  const isOpen = reports.some(({ state }) => state === 'open')
  return [
    {
      ...{ id: newest.jobId, job: newest.job, count: reports.length },
      named: reports.filter(({ named }) => named).length,
      since: reports.at(-1)?.reportedAt ?? '',
      version: reports.reduce((sum, { revision = 0 }) => sum + revision + 1, 0),
      reasons: countReasons(reports),
      state: isOpen ? 'open' : 'asked'
    }
  ]
}

function countReasons(reports: readonly Report[]): ReasonCount[] {
  return reportReasons.flatMap((wanted) => {
    const count = reports.filter(({ reason }) => reason === wanted).length
    return count > 0 ? { reason: wanted, count } : []
  })
}

/**
 * What nobody has decided about stands before what waits for an answer; what somebody with a confirmed address says before what only
 * others do, whose accounts cost nothing; what is said to ask for money before the rest, since people
 * lose it meanwhile; then what most have reported, then what has waited longest.
 */
function compareUrgency(one: ReportedPosting, other: ReportedPosting): number {
  const isAsked = ({ state }: ReportedPosting) => Number(state === 'asked')
  const asksForMoney = ({ reasons }: ReportedPosting) =>
    Number(reasons.some(({ reason }) => reason === 'asks-for-money'))
  const isNamed = ({ named }: ReportedPosting) => Number(named > 0)
  return (
    isAsked(one) - isAsked(other) ||
    isNamed(other) - isNamed(one) ||
    asksForMoney(other) - asksForMoney(one) ||
    other.count - one.count ||
    compareTexts(one.since, other.since) ||
    compareTexts(one.id, other.id)
  )
}

/** What has been decided about a posting before, the newest decision first. `reports`: all of it. */
export function foldDecisions(reports: readonly Report[]): EarlierDecision[] {
  const together = new Map<string, Report[]>()
  for (const report of reports) {
    if (report.state === 'open' && report.decidedAt === undefined) continue
    const key = `${report.decidedAt ?? ''} ${report.state}`
    together.set(key, [...(together.get(key) ?? []), report])
  }
  return [...together.values()]
    .flatMap((of) => {
      const state = of[0]?.state
      if (state === undefined) return []
      return { state, at: of[0]?.decidedAt ?? '', reasons: countReasons(of) }
    })
    .sort((one, other) => compareTexts(other.at, one.at))
}

/** Whether nothing is left to decide about a posting but that what was reported of it is settled. */
export function isTakenDown(job: Job | null): boolean {
  return job !== null && readEnding(job) === 'taken-down'
}

/**
 * What this person may decide about reports of a posting as it is now; null: there is none any more. What is not before the public
 * can only be left, what was taken down only settled as that; and nobody can be asked about what is nobody's.
 */
export function canDecide(actor: Actor | null, decision: ReportDecision, job: Job | null): boolean {
  if (actor?.role !== 'Admin') return false
  if (isTakenDown(job)) return decision === 'takeDown'
  if (decision === 'leave') return true
  if (!job || !canAct(actor, 'takeDown', job)) return false
  return decision === 'takeDown' || (job.status === 'approved' && job.employerId !== adminMarker)
}

function compareNewest(one: Report, other: Report): number {
  return compareTexts(other.reportedAt, one.reportedAt) || compareTexts(one.id, other.id)
}
