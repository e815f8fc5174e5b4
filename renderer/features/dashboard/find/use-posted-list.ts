import { useMemo, useState } from 'react'
import type { Postings } from '#renderer/data/postings-repository.ts'
import { readAtOnce, useReadLimit } from '#renderer/hooks/use-read-limit.ts'
import { usePostedJobs } from '#renderer/postings/queries.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { needsMore, type PostedView } from './posted-view.ts'
import {
  type CountApplicants,
  listChoices,
  type PostedChoices,
  type PostedSelection,
  selectPage,
  selectPostings
} from './select-postings.ts'

/** How far the pages of a shared board can be turned: each reads all before it. */
const mostToTurnTo = 5000

export interface PostedList extends Omit<PostedSelection, 'counts'> {
  /** What is shown: the view before, while more is read for the one that is asked for. */
  view: PostedView
  /** How many jobs meet the view, on all pages. */
  total: number
  /** undefined: not all the jobs were read. */
  counts: PostedSelection['counts'] | undefined
  choices: PostedChoices
  /** How many jobs this person has, whatever the view. */
  boardTotal: number
  /** How many of them, the oldest ones, a search has not looked through. */
  unread: number
}

interface PostedListQuery {
  /** undefined: not known yet. */
  list: PostedList | undefined
  error: StoreError | undefined
  retry: () => void
  /** Looks through older jobs, too. */
  readMore: () => void
}

/**
 * The posted jobs as a view shows them, now and after every change. What lies on this device is read as a whole; of a shared board
 * the pages as they are shown, and as soon as something is looked for, its newest jobs.
 */
export function usePostedList(user: SessionUser, view: PostedView, countApplicants: CountApplicants): PostedListQuery {
  const [steps, setSteps] = useState(1)
  const limit = useReadLimit({ shared: countToRead(view, steps) })
  const { data, error, retry } = usePostedJobs(user, limit)
  const isRead = data !== undefined && data.limit >= limit
  const [settled, setSettled] = useState(view)
  if (isRead && settled !== view) setSettled(view)
  const answered = isRead ? view : settled
  const choices = useMemo(() => listChoices(data?.jobs ?? []), [data])
  const list = useMemo(
    () => data && buildList(data, answered, choices, countApplicants),
    [data, answered, choices, countApplicants]
  )
  return { list, error, retry, readMore: () => setSteps(steps + 1) }
}

/** How many jobs of a shared board a view needs. A search looks through as many more each time older ones are asked for. */
function countToRead(view: PostedView, steps: number): number {
  return needsMore(view) ? readAtOnce * steps : Math.min(view.page * view.size, mostToTurnTo)
}

function buildList(
  { jobs, total: boardTotal }: Postings,
  view: PostedView,
  choices: PostedChoices,
  countApplicants: CountApplicants
): PostedList {
  const isAll = jobs.length >= boardTotal
  if (!isAll && !needsMore(view)) {
    const page = selectPage(jobs, view, boardTotal)
    const all = { view, matching: jobs, total: boardTotal, boardTotal }
    return { ...page, ...all, counts: undefined, choices, unread: 0 }
  }
  const { counts, ...selection } = selectPostings(jobs, view, countApplicants)
  return {
    ...selection,
    view,
    total: selection.matching.length,
    counts: isAll ? counts : undefined,
    choices,
    boardTotal,
    unread: boardTotal - jobs.length
  }
}
