import * as v from 'valibot'
import { contentSchemas, type StoredContent } from './job-content.ts'
import { type JobStatus, jobStatuses } from './job-vocabulary.ts'

/** The employerId of jobs that no employer owns: seed jobs and jobs older than statuses. */
export const adminMarker = 'admin'

/** 'YYYY-MM-DD' of what was stored; empty when it names no day of the calendar. */
export function toCalendarDay(text: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(text)?.[1] ?? ''
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? '' : day
}

/** A posting. Whether the public sees it is decided by its status and its last day together: isPublic (job-expiry.ts). */
export interface Job extends StoredContent {
  /** 'job_{timestamp}_{random}'; seed jobs: category prefix, sequence number, time suffix. */
  id: string
  revision?: number | undefined
  status: JobStatus
  /** uid of the employer who owns it, or adminMarker. */
  employerId: string
  /** A day, 'YYYY-MM-DD'; empty when what was stored is no date. */
  postedDate: string
  /**
   * What was done to it, oldest first. Read it with parseHistory (job-record.ts): only the workplaces need it. On a shared board it lies
   * apart, where nobody reads it but the owner and the administrator.
   */
  history?: unknown
  /** Only where its history lies apart: how many lines that has. */
  steps?: unknown
  /** Only where its history lies apart: when its last line was written, ISO 8601. */
  changedAt?: unknown
  /** The last day on which it is public, while it is approved. Read it with readLastDay (job-expiry.ts). */
  expiresOn?: unknown
  /** For how many days it is public from its approval, where its owner has chosen. Read it with readLiveDays. */
  liveDays?: unknown
  /** How it has ended. Read it with readEnding (job-ending.ts). */
  ending?: unknown
  /** Why the administrator rejected it, or took it down, for its employer. Read it with readRejectionReason and readTakeDownReason. */
  rejectionReason?: unknown
  /** What the public could read before it went back to review. Read it with parseApprovedVersion. */
  approvedVersion?: unknown
}

/**
 * Parses a job stored by any version of the product and keeps fields it does not know. Strict about shapes, lenient about
 * words: a category or a type that the product does not offer is shown as it was written. A job without a status is older
 * than statuses and counts as approved.
 */
export const jobSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ...contentSchemas,
  status: v.optional(v.picklist(jobStatuses), 'approved'),
  employerId: v.nullish(v.string(), adminMarker),
  postedDate: v.pipe(v.nullish(v.string(), ''), v.transform(toCalendarDay))
}) satisfies v.GenericSchema<unknown, Job>
