import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import { type Hint, readPassage } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { FoundHint } from '#shared/domain/reason/suggest-reasons.ts'

const shortText = 150

/** What was found in a job, for the saved reasons. */
export function listHintsForReasons(job: Job, hints: readonly Hint[]): FoundHint[] {
  return [
    ...hints.map((hint) => ({
      kind: hint.kind,
      words:
        hint.kind === 'near-duplicate'
          ? (hint.others[0]?.title ?? '')
          : hint.passage
            ? readPassage(job, hint.passage)
            : ''
    })),
    ...(findGivenSalary(job) === null ? [{ kind: 'no-pay' as const, words: '' }] : []),
    ...(job.description.trim().length < shortText ? [{ kind: 'short-text' as const, words: '' }] : [])
  ]
}
