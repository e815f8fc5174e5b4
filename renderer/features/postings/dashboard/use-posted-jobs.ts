import { useCallback, useEffect, useState } from 'react'
import type { Postings } from '#renderer/data/postings-repository.ts'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import type { Job } from '#shared/domain/job.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'

/** How many jobs the dashboard shows at a time. */
export const jobsAtATime = 5

/** One page of the posted jobs, as it was last read. */
export interface PostedPage {
  jobs: readonly Job[]
  /** The one that was asked for, or the last when there are fewer. */
  page: number
  pages: number
  total: number
}

interface PostedJobs {
  /** undefined: not known yet. While another page is fetched, the one before it. */
  shown: PostedPage | undefined
  failed: boolean
  retry: () => void
}

/** What this person posted, the administrator: all that was posted, newest first; now and after every change. */
export function usePostedJobs({ uid, isAdmin }: SessionUser, page: number): PostedJobs {
  const postings = usePostings()
  const [known, setKnown] = useState<PostedPage>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((number) => number + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const limit = page * jobsAtATime
    const found = (all: Postings) => {
      setKnown(pageOf(all, page))
      setFailed(false)
    }
    const fail = () => setFailed(true)
    return isAdmin ? postings.watchAll(limit, found, fail) : postings.watchOwn(uid, limit, found, fail)
  }, [postings, uid, isAdmin, page, attempt])

  return { shown: known, failed, retry }
}

function pageOf({ jobs, total }: Postings, asked: number): PostedPage {
  const pages = Math.max(1, Math.ceil(total / jobsAtATime))
  const page = Math.min(asked, pages)
  const first = (page - 1) * jobsAtATime
  return { jobs: jobs.slice(first, first + jobsAtATime), page, pages, total }
}
