import * as v from 'valibot'
import { applicationNameSchema } from '../application/application.ts'
import { documentId, instant, storedDocument, storedText } from '../well-formed-text.ts'

/** In the order in which they are offered. */
export const reportReasons = [
  'asks-for-money',
  'not-a-real-company',
  'misleading',
  'already-filled',
  'offends'
] as const
export type ReportReason = (typeof reportReasons)[number]

/** 'asked': the employer owes an answer. */
export const reportStates = ['open', 'left', 'taken-down', 'asked'] as const
export type ReportState = (typeof reportStates)[number]

/** On one device, all reports that wait for the administrator: in 'asked', the employer's answer decides. */
export const waitingReports = { where: { state: 'open' }, order: 'stored', limit: 500 } as const

/** Of a report, or of all reports of one job. */
export function waitsForDecision({ state }: { state: ReportState }): boolean {
  return state === waitingReports.where.state
}

/** A job counts once, however many people reported it. */
export function countReportedJobs(reports: readonly Report[]): number {
  return new Set(reports.filter(waitsForDecision).map(({ jobId }) => jobId)).size
}

export const reportDecisions = ['leave', 'takeDown', 'ask'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Anonymous to its readers. Its id: see createReportId; a person reports a job once. */
export const reportSchema = storedDocument({
  jobId: documentId,
  /** As the job was called then. */
  job: applicationNameSchema,
  reason: v.picklist(reportReasons),
  /** May be empty. */
  words: v.fallback(storedText, ''),
  reportedAt: instant,
  state: v.picklist(reportStates),
  /** ISO 8601; the same for reports that were decided together. */
  decidedAt: v.optional(v.string()),
  /** On a shared board: from a confirmed address. There a report never changes: decisions are in the ReportTally. */
  named: v.optional(v.boolean())
})
export type Report = v.InferOutput<typeof reportSchema>

/** The reporter on a board of one device. */
export const deviceReporter = 'device'

/** @param reporter a uid, or deviceReporter */
export function createReportId(reporter: string, jobId: string): string {
  return `${reporter}_${jobId}`
}

const reasonCountSchema = v.object({ reason: v.picklist(reportReasons), count: v.number() })
export type ReasonCount = v.InferOutput<typeof reasonCountSchema>

/** About reports of one job, together. 'open': taken back. `at`: ISO 8601. */
const earlierDecisionSchema = v.object({
  state: v.picklist(reportStates),
  at: v.string(),
  reasons: v.pipe(v.array(reasonCountSchema), v.readonly())
})
export type EarlierDecision = v.InferOutput<typeof earlierDecisionSchema>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** By reporters with a confirmed address and by others. */
const counts = { named: count, unnamed: count, reasons: v.record(v.picklist(reportReasons), count) }

/** The reports of one job of a shared board, by job. Reports only add to it; decisions stand beside the counts. */
export const reportTallySchema = storedDocument({
  ...counts,
  /** As the job was called in the last report. */
  job: applicationNameSchema,
  latest: instant,
  state: v.picklist(reportStates),
  /** Whether a confirmed address is among the undecided. */
  hasNamed: v.optional(v.boolean()),
  /** The counts of the last decision. */
  decided: v.optional(v.object({ ...counts, latest: v.string() })),
  /** Newest first. */
  decisions: v.optional(v.pipe(v.array(earlierDecisionSchema), v.readonly()))
})
export type ReportTally = v.InferOutput<typeof reportTallySchema>
