import * as v from 'valibot'
import { type Application, applicationNameSchema } from '../application/application.ts'
import { storedText } from '../well-formed.ts'

/** What somebody may say of a posting, in the order in which it is offered. */
export const reportReasons = ['asks-for-money', 'not-a-real-house', 'misleading', 'already-filled', 'offends'] as const
export type ReportReason = (typeof reportReasons)[number]

/** 'asked': its employer was asked about it, and the answer is waited for. */
export const reportStates = ['open', 'left', 'taken-down', 'asked'] as const
export type ReportState = (typeof reportStates)[number]

/** What the administrator does about a report. */
export const reportDecisions = ['leave', 'takeDown', 'ask'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** That somebody says something is wrong with a posting. Who it was nobody is told. */
export interface Report {
  /** Whose it is and of which posting: nobody reports one twice (see createReportId). */
  id: string
  revision?: number | undefined
  jobId: string
  /** What the posting was called then. */
  job: Application['job']
  reason: ReportReason
  /** In their own words; may be empty. */
  words: string
  /** ISO 8601. */
  reportedAt: string
  state: ReportState
  /** ISO 8601: when it was decided last. The reports that were decided about together have the same. */
  decidedAt?: string | undefined
  /**
   * On a shared board alone: whether whoever sent it has a confirmed address. There it is never changed, and what is decided stands in
   * the posting's ReportTally.
   */
  named?: boolean | undefined
}

const id = v.pipe(v.string(), v.nonEmpty())

/** Parses a report stored by any version of the product and keeps fields it does not know. */
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

/** Who reports on a board that lies on one device: whoever sits there. */
export const deviceReporter = 'device'

/** @param reporter the uid of an account, or deviceReporter */
export function createReportId(reporter: string, jobId: string): string {
  return `${reporter}_${jobId}`
}

/** How many gave a reason. */
export interface ReasonCount {
  reason: ReportReason
  count: number
}

/** What was decided about reports of one posting in one go. 'open': that was taken back. */
export interface EarlierDecision {
  state: ReportState
  /** ISO 8601. */
  at: string
  reasons: readonly ReasonCount[]
}
