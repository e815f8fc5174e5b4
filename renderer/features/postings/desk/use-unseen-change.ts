import { useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'

interface UnseenChange {
  /**
   * The version that the person began to read, when a newer one is on the screen by now; null: they have read what is
   * there.
   */
  before: Job | null
  /** The person has read the newer version. */
  finish(): void
}

/** Detects a change of the posting under the person who reads it. Choosing a posting begins anew. */
export function useUnseenChange(shown: Job | null | undefined): UnseenChange {
  const [seenJob, setSeenJob] = useState<Job>()
  if (shown && seenJob?.id !== shown.id) setSeenJob(shown)
  const before = shown && seenJob?.id === shown.id && hasVisibleChange(seenJob, shown) ? seenJob : null
  return { before, finish: () => shown && setSeenJob(shown) }
}

/** What the public would see or find differently. A status or a revision alone is nothing to read. */
function hasVisibleChange(seenJob: Job, shown: Job): boolean {
  return findChangedFields(seenJob, shown).length > 0 || seenJob.companyOverview !== shown.companyOverview
}
