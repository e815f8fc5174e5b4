import * as v from 'valibot'
import { storedDocument } from '../well-formed-text.ts'
import type { Job } from './job.ts'

export const closeOutcomes = ['filled-here', 'filled-elsewhere', 'not-filled'] as const
export type CloseOutcome = (typeof closeOutcomes)[number]

/** Ended by hand; an expired job is still approved (job-expiry.ts). */
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
 * By job; public on a shared board, where only owner and administrator read an ended job. Nothing in it was typed: words that were
 * taken down would stay public. `category`: to find similar ones.
 */
export const endedJobSchema = storedDocument({ ending: v.picklist(jobEndings), category: v.string() })
export type EndedJob = v.InferOutput<typeof endedJobSchema>

/** undefined: not ended. */
export function describeEnding(job: Pick<Job, 'id' | 'status' | 'ending' | 'category'>): EndedJob | undefined {
  if (job.status !== 'deleted') return undefined
  return { id: job.id, ending: readEnding(job) ?? 'not-filled', category: job.category }
}
