import * as v from 'valibot'
import { type Application, applicationNameSchema } from '../application/application.ts'
import { storedText } from '../well-formed.ts'

/** In the order in which they are offered. */
export const reportReasons = ['asks-for-money', 'not-a-real-house', 'misleading', 'already-filled', 'offends'] as const
export type ReportReason = (typeof reportReasons)[number]

/** 'asked': the employer owes an answer. */
export const reportStates = ['open', 'left', 'taken-down', 'asked'] as const
export type ReportState = (typeof reportStates)[number]

export const reportDecisions = ['leave', 'takeDown', 'ask'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Anonymous to its readers. */
export interface Report {
  /** See createReportId: nobody reports a posting twice. */
  id: string
  revision?: number | undefined
  jobId: string
  /** As the posting was called then. */
  job: Application['job']
  reason: ReportReason
  /** May be empty. */
  words: string
  /** ISO 8601. */
  reportedAt: string
  state: ReportState
  /** ISO 8601; the same for reports that were decided together. */
  decidedAt?: string | undefined
  /** On a shared board: from a confirmed address. There a report never changes: decisions are in the ReportTally. */
  named?: boolean | undefined
}

const id = v.pipe(v.string(), v.nonEmpty())

export const reportSchema = v.looseObject({
  id,
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  jobId: id,
  job: applicationNameSchema,
  reason: v.picklist(reportReasons),
  words: v.fallback(storedText, ''),
  reportedAt: v.string(),
  state: v.picklist(reportStates),
  decidedAt: v.optional(v.string()),
  named: v.optional(v.boolean())
}) satisfies v.GenericSchema<unknown, Report>

/** The reporter on a board of one device. */
export const deviceReporter = 'device'

/** @param reporter a uid, or deviceReporter */
export function createReportId(reporter: string, jobId: string): string {
  return `${reporter}_${jobId}`
}

export interface ReasonCount {
  reason: ReportReason
  count: number
}

/** About reports of one posting, together. 'open': taken back. */
export interface EarlierDecision {
  state: ReportState
  /** ISO 8601. */
  at: string
  reasons: readonly ReasonCount[]
}
