import { useEffect, useRef } from 'react'
import type { Job } from '#shared/domain/job.ts'

interface QueuePosition {
  /** What comes up when the posting at the place leaves the queue. */
  following: Job | undefined
  /** So many places on, or back; at an end the last, or the first. */
  findNext(by: number): Job | undefined
}

/** What lies around a place of the queue. -1: the posting has left it, and its neighbour has moved up to where it stood. */
export function useQueuePosition(jobs: readonly Job[] | undefined, index: number): QueuePosition {
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const findClamped = (wanted: number) => jobs?.[Math.min(Math.max(wanted, 0), jobs.length - 1)]
  const findNext = (by: number) => findClamped(index < 0 ? lastIndex.current + Math.min(by, 0) : index + by)
  return { findNext, following: index < 0 ? findNext(0) : (jobs?.[index + 1] ?? jobs?.[index - 1]) }
}
