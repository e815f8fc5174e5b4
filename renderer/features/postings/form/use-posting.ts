import { useEffect, useState } from 'react'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import type { Job } from '#shared/domain/job.ts'

interface WatchedPosting {
  /** undefined: not known yet; null: there is none. */
  job: Job | null | undefined
  failed: boolean
  retry: () => void
}

/** A posting in whatever status, now and after every change of it. Use it in a component whose key is the id. */
export function usePosting(id: string): WatchedPosting {
  const postings = usePostings()
  const [job, setJob] = useState<Job | null>()
  const [failed, setFailed] = useState(false)
  const { attempt, retry } = useRetry()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (stored: Job | null) => {
      setJob(stored)
      setFailed(false)
    }
    return postings.watchPosting(id, found, () => setFailed(true))
  }, [postings, id, attempt])

  return { job, failed, retry }
}
