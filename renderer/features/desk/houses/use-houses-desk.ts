import { useMemo, useState } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { isDecided, useHeldDecisions } from '../decide/held-decisions.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { type QueuePlace, useQueuePlace } from '../use-queue-position.ts'

/** The queue of who asks to post for a house, and the ways through it. */
export interface HousesDesk extends QueuePlace {
  /** How many requests wait; undefined: not known yet. */
  total: number | undefined
  /** In the order in which people spoke; undefined: not known yet, or another queue is open. */
  waiting: readonly EmployerRequest[] | undefined
  /** What is chosen of it; undefined: not known yet; null: it does not wait any more. */
  shown: EmployerRequest | null | undefined
  isError: boolean
  error: StoreError | undefined
  retry(): void
  /** Replaces the request on the screen: a decision found a newer version stored before the watch told of it. */
  correct(older: EmployerRequest, newer: EmployerRequest): void
}

/** How many requests of the queue are read. */
const maxRequests = 500

export function useHousesDesk(): HousesDesk {
  const address = useDeskAddress()
  const { waiting, total, error, retry } = useWaiting(address.tab === 'houses')
  const [correction, setCorrection] = useState<{ older: EmployerRequest; newer: EmployerRequest }>()
  const place = useQueuePlace('houses', address, waiting)
  const queued = waiting && (waiting[place.index] ?? null)
  return {
    ...place,
    ...{ waiting, total, retry },
    shown: queued && queued === correction?.older ? findWaiting(correction.newer) : queued,
    isError: error !== undefined,
    error,
    correct: (older, newer) => setCorrection({ older, newer })
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
