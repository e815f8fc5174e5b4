import * as v from 'valibot'
import { hasSameContent } from '../../documents/document.ts'
import { hashText } from '../../documents/hash-text.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { cleanProse, isCleanProse } from '../clean-text.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { pickContent, type StoredContent } from '../job/job-content-fields.ts'
import { maxReasonLength } from '../text-limits.ts'
import { documentId, instant, isInstant, storedDocument, storedText } from '../well-formed-text.ts'

/** From the administrator to the owner of a job, by job. */
export const jobQuestionSchema = storedDocument({
  employerId: documentId,
  text: storedText,
  askedAt: instant,
  /** Of the job when it was asked: another text is an answer. */
  contentHash: v.string(),
  /** In the employer's words, with or without another text. */
  answer: v.optional(storedText),
  answeredAt: v.optional(instant)
})
export type JobQuestion = v.InferOutput<typeof jobQuestionSchema>

/** Characters. */
export const maxContentHashLength = 40

/** The store counts the revision. */
export function createQuestion(job: Job, words: string, now: Date): JobQuestion {
  return {
    id: job.id,
    employerId: job.employerId,
    text: cleanProse(words),
    askedAt: now.toISOString(),
    contentHash: hashContent(job)
  }
}

export function answerQuestion(question: JobQuestion, words: string, now: Date): JobQuestion {
  return { ...question, answer: cleanProse(words), answeredAt: now.toISOString() }
}

/** Whether a job has the status and the text that it had when it was asked about, live or in review. */
export function isCurrent({ contentHash }: Pick<JobQuestion, 'contentHash'>, job: Job): boolean {
  return (job.status === 'approved' || job.status === 'pending') && hashContent(job) === contentHash
}

/** Whether a job still owes an answer: neither words nor another text came. */
export function isUnanswered(question: Pick<JobQuestion, 'contentHash' | 'answer'>, job: Job): boolean {
  return question.answer === undefined && isCurrent(question, job)
}

/** The administrator writes and removes, only about a job with an owner; the employer answers once: no answer changes under its reader. */
export const canWriteQuestion: WriteRule<JobQuestion> = (actor, before, after) => {
  if (actor?.role === 'Employer') return isAnsweredBy(actor.uid, before, after)
  if (actor?.role !== 'Admin') return false
  if (!after) return before !== undefined
  if (before && before.employerId !== after.employerId) return false
  return (
    after.employerId !== adminMarker &&
    after.answer === undefined &&
    after.answeredAt === undefined &&
    after.text !== '' &&
    isCleanProse(after.text, maxReasonLength) &&
    after.contentHash.length <= maxContentHashLength
  )
}

function isAnsweredBy(uid: string, before: JobQuestion | undefined, after: JobQuestion | undefined): boolean {
  const { answer = '', answeredAt = '' } = after ?? {}
  return (
    before?.employerId === uid &&
    before.answer === undefined &&
    after !== undefined &&
    answer !== '' &&
    answer.length <= maxReasonLength &&
    isInstant(answeredAt) &&
    hasSameContent(answerQuestion(before, answer, new Date(answeredAt)), after)
  )
}

/** Of a job in review it is another than of the same text live: sent there, a live job is answered. */
function hashContent(job: StoredContent & Pick<Job, 'status'>): string {
  return hashText(JSON.stringify(pickContent(job)) + (job.status === 'pending' ? ' in review' : ''))
}
