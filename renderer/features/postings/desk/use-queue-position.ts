import { useEffect, useRef } from 'react'
import type { Job } from '#shared/domain/job/job.ts'

interface QueuePosition {
  /** The posting that comes up when the one at the index leaves the queue. */
  following: Job | undefined
  /** The posting so many steps on, or back; at an end the last, or the first. */
  findNext(by: number): Job | undefined
}

/**
 * The postings around an index of the queue. -1: the posting has left it, and the next one has moved up to its index.
 */
export function useQueuePosition(jobs: readonly Job[] | undefined, index: number): QueuePosition {
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const findClamped = (wanted: number) => jobs?.[Math.min(Math.max(wanted, 0), jobs.length - 1)]
  const findNext = (by: number) => findClamped(index < 0 ? lastIndex.current + Math.min(by, 0) : index + by)
  return { findNext, following: index < 0 ? findNext(0) : (jobs?.[index + 1] ?? jobs?.[index - 1]) }
}
