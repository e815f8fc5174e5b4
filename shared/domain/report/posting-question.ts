import * as v from 'valibot'
import { hashText } from '../../documents/fingerprint.ts'
import type { SessionUser } from '../account/session-user.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { pickContent, type StoredContent } from '../job/job-content.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'

/** What the administrator asks an employer about a posting of theirs. Nobody else reads it. */
export interface PostingQuestion {
  /** The posting's. */
  id: string
  revision?: number | undefined
  /** Who is asked: the owner of the posting. */
  employerId: string
  text: string
  /** ISO 8601. */
  askedAt: string
  /** What the posting said when it was asked (hashContent): another text is an answer. */
  contentHash: string
}

const text = v.pipe(v.string(), v.nonEmpty())

export const postingQuestionSchema = v.looseObject({
  id: text,
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  employerId: text,
  text: storedText,
  askedAt: v.string(),
  contentHash: v.string()
}) satisfies v.GenericSchema<unknown, PostingQuestion>

/** How long a contentHash may be, in characters. */
export const maxContentHashLength = 40

/** A question about a posting as it is now, without its revision, which the store counts. */
export function createQuestion(job: Job, words: string, now: Date): PostingQuestion {
  return {
    id: job.id,
    employerId: job.employerId,
    text: cleanProse(words),
    askedAt: now.toISOString(),
    contentHash: hashContent(job)
  }
}

/** Whether a posting still owes an answer: it is live, and says what it said when it was asked. Sent to review it is answered. */
export function isUnanswered({ contentHash }: Pick<PostingQuestion, 'contentHash'>, job: Job): boolean {
  return job.status === 'approved' && hashContent(job) === contentHash
}

/** Only the administrator asks and takes a question back, and asks only somebody; a question says something, and no more than there is room for. */
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

function hashContent(content: StoredContent): string {
  return hashText(JSON.stringify(pickContent(content)))
}
