import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import type { DeskAddress } from '../queue/use-desk-address.ts'
import { type DeskQueue, useDeskQueue } from '../queue/use-desk-queue.ts'

/** The queue of those who ask to post for a house, in the order in which they spoke. */
export interface HousesQueue extends DeskQueue<EmployerRequest> {
  /** The chosen request; undefined: not known yet; null: it does not wait any more. */
  shown: EmployerRequest | null | undefined
  /** Shows what is stored, before the live query tells of it. */
  correct(newer: EmployerRequest): void
}

const maxRequests = 500

interface Waiting {
  /** undefined: only counted. */
  requests?: readonly EmployerRequest[]
  total: number
}

export function useHousesQueue(address: DeskAddress): HousesQueue {
  const { housesDesk } = useRepositories()
  const isOpen = address.tab === 'houses'
  const { data, error, retry, setData } = useLiveQuery<Waiting>(
    (onData, onError) =>
      isOpen
        ? housesDesk.watch((opened) => opened.watchWaiting(maxRequests, onData, onError), onError)
        : housesDesk.watchCount((total) => onData({ total }), onError),
    [housesDesk, isOpen],
    { keepPreviousFor: [housesDesk] }
  )
  const source = { read: data?.requests, total: data?.total, error: isOpen ? error : undefined, retry }
  const queue = useDeskQueue('houses', address, source)
  return {
    ...queue,
    shown: queue.waiting && (queue.waiting[queue.index] ?? null),
    correct(newer) {
      if (!data?.requests) return
      const requests = data.requests.map((request) => (request.id === newer.id ? newer : request))
      setData({ ...data, requests: requests.filter(({ state }) => state === 'waiting') })
    }
  }
}
