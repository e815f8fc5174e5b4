import { useMemo, useState } from 'react'
import type { JobPage } from '#renderer/data/jobs-repository.ts'
import { readAtOnce, useQueryLimit } from '#renderer/hooks/use-query-limit.ts'
import { usePostedJobs } from '#renderer/jobs/job-queries.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  type ApplicantCounts,
  countApplicants,
  filterPostedJobs,
  listChoices,
  type PostedChoices,
  selectPage
} from './filter-posted-jobs.ts'
import { needsMore, type PostedView } from './posted-jobs-url.ts'

/** Paging limit on shared boards, where a page reads all before it. */
const maxPagedJobs = 5000

export type FilteredJobs = ReturnType<typeof buildList>

/** Reads a device's board as a whole; of a shared one the shown pages, or for a search its newest jobs, and with `readMore` older ones. */
export function useFilteredJobs(user: SessionUser, view: PostedView, applicants: ApplicantCounts | undefined) {
  const [steps, setSteps] = useState(1)
  const limit = useQueryLimit({ shared: countToRead(view, steps) })
  const { data, error, retry } = usePostedJobs(user, limit)
  const isRead = data !== undefined && data.limit >= limit
  const [settled, setSettled] = useState(view)
  if (isRead && settled !== view) setSettled(view)
  const answered = isRead ? view : settled
  const choices = useMemo(() => listChoices(data?.jobs ?? []), [data])
  const list = useMemo(
    () => data && buildList(data, answered, choices, applicants),
    [data, answered, choices, applicants]
  )
  return { list, error, retry, readMore: () => setSteps(steps + 1) }
}

function countToRead(view: PostedView, steps: number): number {
  return needsMore(view) ? readAtOnce * steps : Math.min(view.page * view.size, maxPagedJobs)
}

function buildList(
  { jobs, total: boardTotal }: JobPage,
  view: PostedView,
  choices: PostedChoices,
  applicants: ApplicantCounts | undefined
) {
  const isAll = jobs.length >= boardTotal
  /** `view`: the answered one; the previous one while more is read. `boardTotal`: all jobs of this person. */
  const shared = { view, choices, boardTotal }
  if (!isAll && !needsMore(view)) {
    const page = selectPage(jobs, view, boardTotal)
    return { ...shared, ...page, matching: jobs, total: boardTotal, counts: undefined, unread: 0 }
  }
  const hasNew = (id: string) => (applicants?.byJob.get(id)?.fresh ?? 0) > 0
  const { counts, ...page } = filterPostedJobs(jobs, view, (id) => countApplicants(applicants, id), hasNew)
  return {
    ...{ ...shared, ...page, total: page.matching.length },
    /** undefined: not all jobs were read. */
    counts: isAll ? counts : undefined,
    /** Older jobs that the search has not covered. */
    unread: boardTotal - jobs.length
  }
}
