import { compareTexts } from '../../documents/fold-text.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { readEnding } from '../job/job-closing-outcome.ts'
import { type Actor, canAct } from '../job/job-transitions.ts'
import {
  type EarlierDecision,
  type ReasonCount,
  type Report,
  type ReportDecision,
  type ReportState,
  type ReportTally,
  reportReasons,
  waitsForDecision
} from './job-report.ts'

/** All undecided reports of one job. */
export interface ReportedJob {
  id: string
  job: Report['job']
  count: number
  named: number
  /** Of the first report, on a shared board of the last, ISO 8601. */
  since: string
  tally?: ReportTally | undefined
  /** Changes with every report and decision. */
  version: number
  /** In the order in which reasons are offered. */
  reasons: readonly ReasonCount[]
  /** 'asked': its employer was asked, and no report came since. */
  state: Extract<ReportState, 'open' | 'asked'>
}

export function foldReports(reports: readonly Report[]): ReportedJob[] {
  const byJob = new Map<string, Report[]>()
  for (const report of reports) {
    if (!waitsForDecision(report) && report.state !== 'asked') continue
    byJob.set(report.jobId, [...(byJob.get(report.jobId) ?? []), report])
  }
  return [...byJob.values()].flatMap((of) => foldJob(of.sort(compareNewest))).sort(compareUrgency)
}

/** Newest first, of one job. */
function foldJob(reports: readonly Report[]): ReportedJob[] {
  const newest = reports[0]
  if (!newest) return []
  return [
    {
      ...{ id: newest.jobId, job: newest.job, count: reports.length },
      named: reports.filter(({ named }) => named).length,
      since: reports.at(-1)?.reportedAt ?? '',
      version: reports.reduce((sum, { revision = 0 }) => sum + revision + 1, 0),
      reasons: countReasons(reports),
      state: reports.some(waitsForDecision) ? 'open' : 'asked'
    }
  ]
}

function countReasons(reports: readonly Report[]): ReasonCount[] {
  return reportReasons.flatMap((wanted) => {
    const count = reports.filter(({ reason }) => reason === wanted).length
    return count > 0 ? { reason: wanted, count } : []
  })
}

/** Undecided, by confirmed addresses (others cost nothing), about money (people lose it in the meantime), many, old: in this order. */
export function compareUrgency(one: ReportedJob, other: ReportedJob): number {
  const asksForMoney = ({ reasons }: ReportedJob) => Number(reasons.some(({ reason }) => reason === 'asks-for-money'))
  const isNamed = ({ named }: ReportedJob) => Number(named > 0)
  return (
    Number(waitsForDecision(other)) - Number(waitsForDecision(one)) ||
    isNamed(other) - isNamed(one) ||
    asksForMoney(other) - asksForMoney(one) ||
    other.count - one.count ||
    compareTexts(one.since, other.since) ||
    compareTexts(one.id, other.id)
  )
}

/** Newest first. `reports`: all of one job. */
export function foldDecisions(reports: readonly Report[]): EarlierDecision[] {
  const together = new Map<string, Report[]>()
  for (const report of reports) {
    if (waitsForDecision(report) && report.decidedAt === undefined) continue
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

export function isTakenDown(job: Job | null): boolean {
  return job !== null && readEnding(job) === 'taken-down'
}

/** Not public: can only be left; taken down: only settled as such; without an owner: no question. `job` null: it is gone. */
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
