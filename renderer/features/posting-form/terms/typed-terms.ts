import type { Job } from '#shared/domain/job/job.ts'
import { readLiveDays } from '#shared/domain/job/job-expiry.ts'

/** What was done to the terms of a posting in its form. */
export interface TypedTerms {
  /** null: nothing stands in the field; undefined: what is stored. */
  days: number | null | undefined
  /** That nobody pays for the job is affirmed. */
  isFree: boolean
}

export const untouchedTerms: TypedTerms = { days: undefined, isFree: false }

/** For how many days a posting lives as it is stored; as usual, while it is not. */
export function readStoredDays(job: Job | undefined): number {
  return readLiveDays(job ?? { liveDays: undefined })
}

/** Whether something was done to them that is not stored. An emptied field is nothing that could get lost. */
export function areTermsChanged({ days, isFree }: TypedTerms, job: Job | undefined): boolean {
  return isFree || (typeof days === 'number' && days !== readStoredDays(job))
}
