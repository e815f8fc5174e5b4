import { useMemo } from 'react'
import type { HouseRepository, LivePostings } from '#renderer/data/houses/house-repository.ts'
import { type Lazy, lazy } from '#renderer/storage/core/lazy.ts'
import type { House } from '#shared/domain/house/house.ts'
import { adminMarker } from '#shared/domain/job/job.ts'
import { useServices } from '../services.ts'
import { type LiveQuery, useLiveQuery } from '../use-live-query.ts'

/** The houses as everybody reads them, also without an account. */
function useHouses(): Lazy<HouseRepository> {
  const { documents } = useServices().platform
  return useMemo(
    () =>
      lazy(async () => {
        const { createHouseRepository } = await import('#renderer/data/houses/house-repository.ts')
        return createHouseRepository(documents)
      }),
    [documents]
  )
}

/** A house, now and after every change of it; null: there is none with that id. */
export function useHouse(id: string): LiveQuery<House | null> {
  const houses = useHouses()
  return useLiveQuery<House | null>(
    (onData, onError) => houses.watch((opened) => opened.watchHouse(id, onData, onError), onError),
    [houses, id],
    { name: `house ${id}` }
  )
}

/** The house for which somebody posts; null: none that is known, or it cannot be read; undefined: not known yet. */
export function useHouseOf(uid: string | undefined): House | null | undefined {
  const houses = useHouses()
  const isNobody = uid === adminMarker || uid === ''
  const { data, error } = useLiveQuery<House | null>(
    (onData, onError) =>
      uid === undefined || isNobody
        ? undefined
        : houses.watch((opened) => opened.watchHouseOf(uid, onData, onError), onError),
    [houses, uid, isNobody],
    { name: `houseOf ${uid}` }
  )
  return isNobody || error ? null : data
}

/** What is live of a house, newest first, now and after every change. */
export function useLivePostings(id: string): LiveQuery<LivePostings> {
  const houses = useHouses()
  return useLiveQuery<LivePostings>(
    (onData, onError) => houses.watch((opened) => opened.watchLive(id, onData, onError), onError),
    [houses, id],
    { name: `live ${id}` }
  )
}
