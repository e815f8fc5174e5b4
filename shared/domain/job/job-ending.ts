import * as v from 'valibot'
import type { Job } from './job.ts'

/** What whoever closes a posting says of it. */
export const closeOutcomes = ['filled-here', 'filled-elsewhere', 'not-filled'] as const
export type CloseOutcome = (typeof closeOutcomes)[number]

/** How a posting has ended, by a person's hand. One that has only come to its last day is still approved (job-expiry.ts). */
export const jobEndings = [...closeOutcomes, 'taken-down'] as const
export type JobEnding = (typeof jobEndings)[number]

/** null: it has not ended so, or nobody wrote down how. */
export function readEnding(job: Pick<Job, 'status' | 'ending'>): JobEnding | null {
  return job.status === 'deleted' ? (jobEndings.find((ending) => ending === job.ending) ?? null) : null
}

/** Why the administrator took it down, for its owner; empty when it was not. */
export function readTakeDownReason(job: Pick<Job, 'status' | 'ending' | 'rejectionReason'>): string {
  return readEnding(job) === 'taken-down' && typeof job.rejectionReason === 'string' ? job.rejectionReason : ''
}

/**
 * How a posting has ended, for everybody, under its id. Only on a shared board, where nobody but its owner and the
 * administrator reads a posting that has ended. There is no word in it that a person has typed: what was taken down for its words
 * would go on being read.
 */
export interface EndedJob {
  id: string
  revision?: number | undefined
  ending: JobEnding
  /** To look for similar ones. */
  category: string
}

export const endedJobSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ending: v.picklist(jobEndings),
  category: v.string()
}) satisfies v.GenericSchema<unknown, EndedJob>

/** undefined: it has not ended. */
export function describeEnding(job: Pick<Job, 'id' | 'status' | 'ending' | 'category'>): EndedJob | undefined {
  if (job.status !== 'deleted') return undefined
  return { id: job.id, ending: readEnding(job) ?? 'not-filled', category: job.category }
}
