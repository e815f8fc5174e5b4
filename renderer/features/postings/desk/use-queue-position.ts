import { useEffect, useRef } from 'react'
import type { Job } from '#shared/domain/job.ts'

interface Neighbours {
  /** What comes up when the posting at the place leaves the queue. */
  following: Job | undefined
  /** So many places on, or back; at an end the last, or the first. */
  next(by: number): Job | undefined
}

/** What lies around a place of the queue. -1: the posting has left it, and its neighbour has moved up to where it stood. */
export function useNeighbours(jobs: readonly Job[] | undefined, place: number): Neighbours {
  const stood = useRef(0)
  useEffect(() => {
    if (place >= 0) stood.current = place
  }, [place])
  const at = (wanted: number) => jobs?.[Math.min(Math.max(wanted, 0), jobs.length - 1)]
  const next = (by: number) => at(place < 0 ? stood.current + Math.min(by, 0) : place + by)
  return { next, following: place < 0 ? next(0) : (jobs?.[place + 1] ?? jobs?.[place - 1]) }
}
