import { useEffect, useState } from 'react'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import type { Job } from '#shared/domain/job.ts'

interface WatchedPosting {
  /** undefined: not known yet; null: there is none. */
  job: Job | null | undefined
  failed: boolean
}

/** One posting in whatever status, now and after every change of it. */
export function useWatchedPosting(id: string | null, attempt: number): WatchedPosting {
  const postings = usePostings()
  const [known, setKnown] = useState<{ id: string; job: Job | null }>()
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    if (id === null) return
    const found = (job: Job | null) => {
      setKnown({ id, job })
      setFailed(false)
    }
    return postings.watchPosting(id, found, () => setFailed(true))
  }, [postings, id, attempt])

  return { job: known?.id === id ? known?.job : undefined, failed }
}
