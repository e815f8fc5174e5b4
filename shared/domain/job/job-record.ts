import * as v from 'valibot'
import { type Role, roles } from '../account/session-user.ts'
import { storedText } from '../well-formed.ts'
import type { Job } from './job.ts'
import { type JobContent, mapContent } from './job-content.ts'
import { type JobAction, jobActions } from './job-transitions.ts'

/** One line of a job's history. */
export interface JobEvent {
  did: JobAction
  /** ISO 8601. */
  at: string
  /** `name`: in older lines, a part of the person's address. None is written any more. */
  by: { uid: string; role: Role; name?: string | undefined }
  /** The revision of the job that this made. */
  revision: number
  /** With 'reject' and 'takeDown': what the employer was told. */
  reason?: string | undefined
}

/** A history that lies apart from its posting, under its id: on a shared board, where everybody reads the posting itself. */
export interface JobHistory {
  id: string
  revision?: number | undefined
  /** The posting's: who may read this, beside the administrator. */
  employerId: string
  /** Oldest first, as it is stored: see Job. */
  history: unknown[]
}

export const jobHistorySchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  employerId: v.string(),
  history: v.array(v.unknown())
}) satisfies v.GenericSchema<unknown, JobHistory>

/** What the public could read before the employer sent it back to review. */
export interface ApprovedVersion {
  content: JobContent
  /** When it was approved, ISO 8601 or a day; empty when nobody wrote that down. */
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

/** The history as far as it can be parsed. What cannot be parsed stays stored (see `readRawHistory`). */
export function parseHistory(job: Job): JobEvent[] {
  return readRawHistory(job).flatMap((entry) => {
    const parsed = v.safeParse(eventSchema, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** The history as it is stored; something that is no list counts as its first entry, so that no step loses it. */
export function readRawHistory(job: Job | undefined): readonly unknown[] {
  const stored = job?.history ?? []
  return Array.isArray(stored) ? stored : [stored]
}

/** Whether there is more to know of a posting's past than this says: its history is to be read where it lies. */
export function isHistoryApart({ history, steps }: Pick<Job, 'history' | 'steps'>): boolean {
  return history === undefined && steps !== undefined
}

/** Empty when the administrator gave none, or when it is not rejected. */
export function readRejectionReason(job: Job): string {
  return job.status === 'rejected' && typeof job.rejectionReason === 'string' ? job.rejectionReason : ''
}

/** What to compare a pending or rejected job with; null when it was never approved. */
export function parseApprovedVersion(job: Job): ApprovedVersion | null {
  const parsed = v.safeParse(versionSchema, job.approvedVersion)
  return parsed.success ? parsed.output : null
}
