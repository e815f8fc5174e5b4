import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import { type Hint, readPassage } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { FoundHint } from '#shared/domain/reason/suggest-reasons.ts'

const shortText = 150

/** What was found in a job, for the saved reasons. */
export function listHintsForReasons(job: Job, flags: readonly Hint[]): FoundHint[] {
  return [
    ...flags.map((flag) => ({
      kind: flag.kind,
      words:
        flag.kind === 'near-duplicate'
          ? (flag.others[0]?.title ?? '')
          : flag.passage
            ? readPassage(job, flag.passage)
            : ''
    })),
    ...(findGivenSalary(job) === null ? [{ kind: 'no-pay' as const, words: '' }] : []),
    ...(job.description.trim().length < shortText ? [{ kind: 'short-text' as const, words: '' }] : [])
  ]
}
