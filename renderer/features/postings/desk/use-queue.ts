import { useEffect, useState } from 'react'
import type { Postings } from '#renderer/data/postings-repository.ts'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import type { Job } from '#shared/domain/job.ts'
import type { DeskTab } from './use-desk-address.ts'

export interface Queue {
  /** undefined: not known yet, or only counted. */
  jobs: readonly Job[] | undefined
  /** How many there are, whatever the limit; undefined: not known yet. */
  total: number | undefined
  failed: boolean
}

/** What waits under a tab, now and after every change. Limit 0 only counts. Another `attempt` reads again. */
export function useQueue(tab: DeskTab, limit: number, attempt: number): Queue {
  const postings = usePostings()
  const [known, setKnown] = useState<Postings & { limit: number }>()
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (queue: Postings) => {
      setKnown({ ...queue, limit })
      setFailed(false)
    }
    return postings.watchQueue(tab, limit, found, () => setFailed(true))
  }, [postings, tab, limit, attempt])

  return { jobs: known?.limit ? known.jobs : undefined, total: known?.total, failed }
}
