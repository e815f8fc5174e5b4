import { useState } from 'react'
import type { Job } from '#shared/domain/job.ts'
import { changedFields } from '#shared/domain/job-content.ts'

interface Reading {
  /** What the person began to read, when something else is on the screen by now; null: they have seen all of it. */
  before: Job | null
  /** The person has read the newer version. */
  finish(): void
}

/** Tells when the posting on the screen changes under the person who reads it. A posting that is chosen anew begins anew. */
export function useReading(shown: Job | null | undefined): Reading {
  const [read, setRead] = useState<Job>()
  if (shown && read?.id !== shown.id) setRead(shown)
  const before = shown && read?.id === shown.id && differs(read, shown) ? read : null
  return { before, finish: () => shown && setRead(shown) }
}

/** What the public would see or find differently. A status or a revision alone is nothing to read. */
function differs(read: Job, shown: Job): boolean {
  return changedFields(read, shown).length > 0 || read.companyOverview !== shown.companyOverview
}
