import * as v from 'valibot'
import { type Role, roles } from '../account/session-user.ts'
import { storedText } from '../well-formed.ts'
import type { Job } from './job.ts'
import { type JobContent, mapContent } from './job-content.ts'
import { type JobAction, jobActions } from './job-transitions.ts'

export interface JobEvent {
  did: JobAction
  /** ISO 8601. */
  at: string
  /** `name`: a part of the address in older lines. */
  by: { uid: string; role: Role; name?: string | undefined }
  /** That the step made. */
  revision: number
  /** Told to the employer, with 'reject' and 'takeDown'. */
  reason?: string | undefined
}

/** On a shared board, where everybody reads the live posting. */
export interface JobHistory {
  id: string
  revision?: number | undefined
  /** May read it, beside the administrator. */
  employerId: string
  /** Oldest first, unparsed. */
  history: unknown[]
}

export const jobHistorySchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  employerId: v.string(),
  history: v.array(v.unknown())
}) satisfies v.GenericSchema<unknown, JobHistory>

/** The last public text before a revision. */
export interface ApprovedVersion {
  content: JobContent
  /** ISO 8601 or a day; may be empty. */
  at: string
}

const eventSchema = v.object({
  did: v.picklist(jobActions),
  at: v.string(),
  by: v.object({ uid: v.string(), role: v.picklist(roles), name: v.optional(v.string()) }),
  revision: v.number(),
  reason: v.optional(v.string())
}) satisfies v.GenericSchema<unknown, JobEvent>

const text = v.fallback(storedText, '')
const lines = v.fallback(v.array(storedText), () => [])
const versionSchema = v.object({
  at: text,
  content: v.object(
    mapContent(
      () => text,
      () => lines
    )
  )
}) satisfies v.GenericSchema<unknown, ApprovedVersion>

/** Entries that do not parse stay stored (readRawHistory). */
export function parseHistory(job: Job): JobEvent[] {
  return readRawHistory(job).flatMap((entry) => {
    const parsed = v.safeParse(eventSchema, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** A value that is no list is its first entry, so that no step loses it. */
export function readRawHistory(job: Job | undefined): readonly unknown[] {
  const stored = job?.history ?? []
  return Array.isArray(stored) ? stored : [stored]
}

/** On a shared board, until it is read. */
export function isHistoryApart({ history, steps }: Pick<Job, 'history' | 'steps'>): boolean {
  return history === undefined && steps !== undefined
}

/** Empty: none, or not rejected. */
export function readRejectionReason(job: Job): string {
  return job.status === 'rejected' && typeof job.rejectionReason === 'string' ? job.rejectionReason : ''
}

/** null: never approved. */
export function parseApprovedVersion(job: Job): ApprovedVersion | null {
  const parsed = v.safeParse(versionSchema, job.approvedVersion)
  return parsed.success ? parsed.output : null
}
