import * as v from 'valibot'
import { hashText } from '../../documents/fingerprint.ts'
import type { SessionUser } from '../account/session-user.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { pickContent, type StoredContent } from '../job/job-content.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { documentId, storedDocument, storedText } from '../well-formed.ts'

/** From the administrator to the owner of a posting, by posting. */
export const postingQuestionSchema = storedDocument({
  employerId: documentId,
  text: storedText,
  /** ISO 8601. */
  askedAt: v.string(),
  /** Of the posting when it was asked: another text is an answer. */
  contentHash: v.string()
})
export type PostingQuestion = v.InferOutput<typeof postingQuestionSchema>

/** Characters. */
export const maxContentHashLength = 40

/** The store counts the revision. */
export function createQuestion(job: Job, words: string, now: Date): PostingQuestion {
  return {
    id: job.id,
    employerId: job.employerId,
    text: cleanProse(words),
    askedAt: now.toISOString(),
    contentHash: hashContent(job)
  }
}

/** Whether a posting still owes an answer: it stands where it stood when it was asked, live or in review, and says the same. */
export function isUnanswered({ contentHash }: Pick<PostingQuestion, 'contentHash'>, job: Job): boolean {
  return (job.status === 'approved' || job.status === 'pending') && hashContent(job) === contentHash
}

/** Only the administrator writes and removes questions, and no posting of nobody's is asked about. */
export function canWriteQuestion(
  actor: Pick<SessionUser, 'role'> | null,
  before: PostingQuestion | undefined,
  after: PostingQuestion | undefined
): boolean {
  if (actor?.role !== 'Admin') return false
  if (!after) return before !== undefined
  if (before && before.employerId !== after.employerId) return false
  return (
    after.employerId !== adminMarker &&
    after.text !== '' &&
    after.text === cleanProse(after.text) &&
    after.text.length <= maxReasonLength &&
    after.contentHash.length <= maxContentHashLength
  )
}

/** Of a posting in review it is another than of the same text live: sent there, a live posting is answered. */
function hashContent(job: StoredContent & Pick<Job, 'status'>): string {
  return hashText(JSON.stringify(pickContent(job)) + (job.status === 'pending' ? ' in review' : ''))
}
