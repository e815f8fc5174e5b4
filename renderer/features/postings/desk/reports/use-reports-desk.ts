import { useMemo } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { foldReports, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { usePosting } from '../../queries.ts'
import { isDecided, useHeldDecisions } from '../decide/held-decisions.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { useOnceWhen, useQueuePosition } from '../use-queue-position.ts'

/** The queue of what people have reported, a posting each, and the ways through it. */
export interface ReportsDesk {
  /** How many postings wait: those whose employer was asked do not. undefined: not known yet. */
  total: number | undefined
  /** In the order in which they should be read; undefined: not known yet. */
  waiting: readonly ReportedPosting[] | undefined
  chosen: string | null
  /** What of it is chosen; undefined: not known yet; null: nothing of that posting waits. */
  shown: ReportedPosting | null | undefined
  /** The posting itself, as it is now; undefined: not known yet; null: it is gone. */
  job: Job | null | undefined
  index: number
  isError: boolean
  isOffline: boolean
  retry(): void
  choose(id: string): void
  step(by: number): void
  moveOn(): void
  /** Goes on from a posting that was decided about; if it was on the screen the next one comes up, and its id is returned. */
  leave(id: string): string | null
  comeBack(id: string): void
}

export function useReportsDesk(): ReportsDesk {
  const { tab, job: requestedId, go } = useDeskAddress()
  const isOpen = tab === 'reports'
  const { waiting, error, retry } = useWaiting()
  const chosen = isOpen ? (requestedId ?? waiting?.[0]?.id ?? null) : null
  const index = waiting?.findIndex(({ id }) => id === chosen) ?? -1
  const posting = usePosting(chosen)
  // Written into the address at once: what comes up by itself must not change under the person when the queue before it does.
  useOnceWhen(isOpen && requestedId === null && chosen !== null, () => go('reports', chosen, 'by itself'))
  const { findFollowing, findNext } = useQueuePosition(waiting, index)
  const problem = error ?? posting.error
  return {
    ...{ waiting, chosen, index },
    total: waiting?.filter(({ state }) => state === 'open').length,
    shown: waiting && (waiting[index] ?? null),
    job: posting.data,
    isError: problem !== undefined,
    isOffline: problem?.isOffline === true,
    retry() {
      retry()
      posting.retry()
    },
    choose: (id) => id !== chosen && go('reports', id, 'choice'),
    step(by) {
      const next = findNext(by)
      if (next && next.id !== chosen) go('reports', next.id, 'step')
    },
    moveOn: () => go('reports', findNext(1)?.id ?? null, 'by itself'),
    leave(id) {
      // What came up by itself may stand in the address only after it was decided about, and would come back with it.
      if (!isOpen || (requestedId !== null && id !== chosen)) return null
      const next = findFollowing(new Set([id]))?.id ?? null
      go('reports', next, 'by itself')
      return next
    },
    comeBack: (id) => go('reports', id, 'by itself')
  }
}

/** What waits, without what was decided about: the store tells of that later, or is not asked yet. */
function useWaiting() {
  const { reports } = useRepositories()
  const { data, error, retry } = useLiveQuery<readonly ReportedPosting[]>(
    (onData, onError) => reports.watch((opened) => opened.watchWaiting(onData, onError), onError),
    [reports]
  )
  const decided = useHeldDecisions((state) => state.decided)
  const waiting = useMemo(() => {
    const left = data?.flatMap((posting) => posting.reports).filter((report) => !isDecided(decided, report))
    return left && foldReports(left)
  }, [data, decided])
  return { waiting, error, retry }
}
