import { useState } from 'react'
import type { Job } from '#shared/domain/job.ts'
import { findChangedFields } from '#shared/domain/job-content.ts'

interface UnseenChange {
  /** What the person began to read, when something else is on the screen by now; null: they have seen all of it. */
  before: Job | null
  /** The person has read the newer version. */
  finish(): void
}

/** Tells when the posting on the screen changes under the person who reads it. A posting that is chosen anew begins anew. */
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
