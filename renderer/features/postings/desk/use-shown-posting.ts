import { useState } from 'react'
import type { Job } from '#shared/domain/job.ts'
import { useWatchedPosting } from './use-watched-posting.ts'

interface ShownPosting {
  /** undefined: not known yet; null: there is none. */
  shown: Job | null | undefined
  failed: boolean
  /** Another version is stored than the one that was shown, and the watch has not told of it yet. */
  correct(older: Job, newer: Job): void
}

/** The newest that is known of a posting. `queued`: as it stands in the queue, until it is known for itself. */
export function useShownPosting(id: string | null, queued: Job | undefined, attempt: number): ShownPosting {
  const watched = useWatchedPosting(id, attempt)
  const [correction, setCorrection] = useState<{ older: Job; newer: Job }>()
  const heard = watched.job === undefined ? queued : watched.job
  return {
    shown: heard && heard === correction?.older ? correction.newer : heard,
    failed: watched.failed,
    correct: (older, newer) => setCorrection({ older, newer })
  }
}
