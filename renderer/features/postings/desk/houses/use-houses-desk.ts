import { useMemo, useState } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { isDecided, useHeldDecisions } from '../decide/held-decisions.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { useOnceWhen, useQueuePosition } from '../use-queue-position.ts'

/** The queue of who asks to post for a house, and the ways through it. */
export interface HousesDesk {
  /** How many requests wait; undefined: not known yet. */
  total: number | undefined
  /** In the order in which people spoke; undefined: not known yet, or another queue is open. */
  waiting: readonly EmployerRequest[] | undefined
  /** The uid of who asks. */
  chosen: string | null
  /** What is chosen of it; undefined: not known yet; null: it does not wait any more. */
  shown: EmployerRequest | null | undefined
  index: number
  isError: boolean
  isOffline: boolean
  retry(): void
  choose(id: string): void
  step(by: number): void
  moveOn(): void
  /** Replaces the request on the screen: a decision found a newer version stored before the watch told of it. */
  correct(older: EmployerRequest, newer: EmployerRequest): void
  /** Goes on from a request that was decided about; if it was on the screen the next one comes up, and its id is returned. */
  leave(id: string): string | null
  comeBack(id: string): void
}

/** How many requests of the queue are read. */
const maxRequests = 500

export function useHousesDesk(): HousesDesk {
  const { tab, job: requestedId, go } = useDeskAddress()
  const isOpen = tab === 'houses'
  const { waiting, total, error, retry } = useWaiting(isOpen)
  const [correction, setCorrection] = useState<{ older: EmployerRequest; newer: EmployerRequest }>()
  const chosen = isOpen ? (requestedId ?? waiting?.[0]?.id ?? null) : null
  const index = waiting?.findIndex(({ id }) => id === chosen) ?? -1
  const queued = waiting && (waiting[index] ?? null)
  // Written into the address at once: what comes up by itself must not change under the person when the queue before it does.
  useOnceWhen(isOpen && requestedId === null && chosen !== null, () => go('houses', chosen, 'by itself'))
  const { findFollowing, findNext } = useQueuePosition(waiting, index)
  return {
    ...{ waiting, total, chosen, index, retry },
    shown: queued && queued === correction?.older ? findWaiting(correction.newer) : queued,
    isError: error !== undefined,
    isOffline: error?.isOffline === true,
    correct: (older, newer) => setCorrection({ older, newer }),
    choose: (id) => id !== chosen && go('houses', id, 'choice'),
    step(by) {
      const next = findNext(by)
      if (next && next.id !== chosen) go('houses', next.id, 'step')
    },
    moveOn: () => go('houses', findNext(1)?.id ?? null, 'by itself'),
    leave(id) {
      // What came up by itself may stand in the address only after it was decided about, and would come back with it.
      if (!isOpen || (requestedId !== null && id !== chosen)) return null
      const next = findFollowing(new Set([id]))?.id ?? null
      go('houses', next, 'by itself')
      return next
    },
    comeBack: (id) => go('houses', id, 'by itself')
  }
}

function findWaiting(request: EmployerRequest): EmployerRequest | null {
  return request.state === 'waiting' ? request : null
}

interface Waiting {
  /** undefined: only counted. */
  requests?: readonly EmployerRequest[]
  total: number
}

/** What waits, without what was decided about: the store tells of that later, or is not asked yet. */
function useWaiting(isOpen: boolean) {
  const { housesDesk } = useRepositories()
  const { data, error, retry } = useLiveQuery<Waiting>(
    (onData, onError) =>
      isOpen
        ? housesDesk.watch((opened) => opened.watchWaiting(maxRequests, onData, onError), onError)
        : housesDesk.watchCount((total) => onData({ total }), onError),
    [housesDesk, isOpen],
    { keepPreviousFor: [housesDesk] }
  )
  const decided = useHeldDecisions((state) => state.decided)
  const waiting = useMemo(
    () => (isOpen ? data?.requests?.filter((request) => !isDecided(decided, request)) : undefined),
    [data, decided, isOpen]
  )
  const total = data && data.total - (waiting ? (data.requests?.length ?? 0) - waiting.length : 0)
  return { waiting, total, error: isOpen ? error : undefined, retry }
}
