import * as v from 'valibot'
import { isRecord } from '../../documents/document.ts'
import { roles } from '../account/session-user.ts'
import { instant, storedDocument, storedText } from '../well-formed-text.ts'
import type { Job } from './job.ts'
import { contentFields, mapContent } from './job-content-fields.ts'
import { pickTerms, termsSchema } from './job-terms.ts'
import { type JobAction, jobActions } from './job-transitions.ts'
import { pickQuestions, questionsSchema } from './screening-questions.ts'

const eventSchema = v.object({
  type: v.picklist(jobActions),
  at: instant,
  /** `name`: a part of the address in older lines. */
  by: v.object({ uid: v.string(), role: v.picklist(roles), name: v.optional(v.string()) }),
  /** That the step made. */
  revision: v.number(),
  /** Shown to the employer, with 'reject' and 'takeDown'. */
  reason: v.optional(v.string())
})
export type JobEvent = v.InferOutput<typeof eventSchema>

/** By job, on a shared board, where everybody reads the live job itself. `history`: oldest first, unparsed. */
export const jobHistorySchema = storedDocument({ employerId: v.string(), history: v.array(v.unknown()) })
export type JobHistory = v.InferOutput<typeof jobHistorySchema>

const text = v.fallback(storedText, '')
const lines = v.fallback(v.array(storedText), () => [])
/** The last public text before a revision. `at`: ISO 8601 or a day; may be empty. */
const versionSchema = v.object({
  at: text,
  content: v.object({
    ...mapContent(
      () => text,
      () => lines
    ),
    terms: v.fallback(termsSchema, () => ({})),
    questions: v.fallback(questionsSchema, () => [])
  })
})
export type ApprovedVersion = v.InferOutput<typeof versionSchema>

/** `reason`: shown to the employer; may be empty. */
const rejectedSchema = v.object({ ...versionSchema.entries, reason: text })
export type RejectedVersion = v.InferOutput<typeof rejectedSchema>

/** Entries that do not parse stay stored (readRawHistory). */
export function parseHistory(job: Job): JobEvent[] {
  return readRawHistory(job).flatMap((entry) => {
    const parsed = v.safeParse(eventSchema, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** When a job came to the review queue, ISO 8601: its submission or rejection, its last step where the history is stored separately, else its day. */
export function findSubmissionTime(job: Job): string {
  const deeds: readonly JobAction[] = job.status === 'rejected' ? ['reject'] : ['post', 'revise']
  const brought = parseHistory(job).findLast(({ type }) => deeds.includes(type))?.at
  return brought ?? (typeof job.changedAt === 'string' && job.changedAt !== '' ? job.changedAt : job.postedDate)
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

export function readRejectionReason(job: Job): string {
  return job.status === 'rejected' && typeof job.rejectionReason === 'string' ? job.rejectionReason : ''
}

/** null: never approved. */
export function parseApprovedVersion(job: Job): ApprovedVersion | null {
  const parsed = v.safeParse(versionSchema, job.approvedVersion)
  return parsed.success ? parsed.output : null
}

/** null: not rejected before. */
export function parseRejectedVersion(job: Job): RejectedVersion | null {
  const parsed = v.safeParse(rejectedSchema, job.rejectedVersion)
  return parsed.success ? parsed.output : null
}

/** Waiting with exactly the stored public content: may be approved unread. By field: an unreadable version proves nothing. */
export function isSameAsApproved(job: Job): boolean {
  const published = job.status === 'pending' ? readPublishedContent(job) : null
  return (
    published !== null &&
    contentFields.every((field) => JSON.stringify(published[field] ?? '') === JSON.stringify(job[field] ?? '')) &&
    hasSameTerms(published.terms, job) &&
    hasSameQuestions(published.questions, job)
  )
}

function hasSameTerms(published: unknown, { terms }: Job): boolean {
  const parsed = v.safeParse(termsSchema, published ?? {})
  return parsed.success && JSON.stringify(pickTerms(parsed.output)) === JSON.stringify(pickTerms(terms))
}

function hasSameQuestions(published: unknown, { questions }: Job): boolean {
  const parsed = v.safeParse(questionsSchema, published ?? [])
  return parsed.success && JSON.stringify(pickQuestions(parsed.output)) === JSON.stringify(pickQuestions(questions))
}

function readPublishedContent({ approvedVersion: version }: Job): Record<string, unknown> | null {
  return isRecord(version) && isRecord(version.content) ? version.content : null
}
