import * as v from 'valibot'
import type { Job } from './job.ts'

/** By whoever closes it. */
export const closeOutcomes = ['filled-here', 'filled-elsewhere', 'not-filled'] as const
export type CloseOutcome = (typeof closeOutcomes)[number]

/** Ended by hand; an expired posting is still approved (job-expiry.ts). */
export const jobEndings = [...closeOutcomes, 'taken-down'] as const
export type JobEnding = (typeof jobEndings)[number]

/** null: not ended by hand, or unknown. */
export function readEnding(job: Pick<Job, 'status' | 'ending'>): JobEnding | null {
  return job.status === 'deleted' ? (jobEndings.find((ending) => ending === job.ending) ?? null) : null
}

/** For its owner; empty: not taken down. */
export function readTakeDownReason(job: Pick<Job, 'status' | 'ending' | 'rejectionReason'>): string {
  return readEnding(job) === 'taken-down' && typeof job.rejectionReason === 'string' ? job.rejectionReason : ''
}

/**
 * Public on a shared board, where only owner and administrator read an ended posting. Nothing in it was typed: words that were
 * taken down would stay public.
 */
export interface EndedJob {
  id: string
  revision?: number | undefined
  ending: JobEnding
  /** To find similar ones. */
  category: string
}

export const endedJobSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ending: v.picklist(jobEndings),
  category: v.string()
}) satisfies v.GenericSchema<unknown, EndedJob>

/** undefined: not ended. */
export function describeEnding(job: Pick<Job, 'id' | 'status' | 'ending' | 'category'>): EndedJob | undefined {
  if (job.status !== 'deleted') return undefined
  return { id: job.id, ending: readEnding(job) ?? 'not-filled', category: job.category }
}
