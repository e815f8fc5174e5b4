import * as v from 'valibot'
import { documentEntries } from '../well-formed-text.ts'
import { type JobStatus, jobStatuses } from './job-categories-and-statuses.ts'
import { contentSchemas, type StoredContent } from './job-content-fields.ts'

/** The employerId of samples and of jobs older than statuses. */
export const adminMarker = 'admin'

/** 'YYYY-MM-DD'; empty: no day of the calendar. */
export function toCalendarDay(text: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(text)?.[1] ?? ''
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? '' : day
}

/** Public by status and last day together: isPublic (job-expiry.ts). */
export interface Job extends StoredContent {
  /** See job-id.ts. */
  id: string
  revision?: number | undefined
  status: JobStatus
  /** uid of the owner, or adminMarker. */
  employerId: string
  /** 'YYYY-MM-DD'; may be empty. */
  postedDate: string
  /** Oldest first; see parseHistory (job-history-events.ts). On a shared board it is stored separately, for owner and administrator. */
  history?: unknown
  /** Entries of a history that is stored separately. */
  steps?: unknown
  /** When its last line was written, ISO 8601. */
  changedAt?: unknown
  /** See readLastDay (job-expiry.ts). */
  expiresOn?: unknown
  /** The owner's choice; see readLiveDays (job-expiry.ts). */
  liveDays?: unknown
  /** See readEnding (job-closing-outcome.ts). */
  ending?: unknown
  /** For the employer; see readRejectionReason and readTakeDownReason. */
  rejectionReason?: unknown
  /** See parseApprovedVersion (job-history-events.ts). */
  approvedVersion?: unknown
  /** See parseRejectedVersion (job-history-events.ts). */
  rejectedVersion?: unknown
}

/** Strict about shapes, lenient about words: unknown ones are shown as written. Jobs older than statuses are approved. */
export const jobSchema = v.looseObject({
  ...documentEntries,
  ...contentSchemas,
  status: v.optional(v.picklist(jobStatuses), 'approved'),
  employerId: v.nullish(v.string(), adminMarker),
  postedDate: v.pipe(v.nullish(v.string(), ''), v.transform(toCalendarDay))
}) satisfies v.GenericSchema<unknown, Job>
