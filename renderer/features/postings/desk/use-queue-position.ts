import { useEffect, useRef } from 'react'

/** Runs the action once each time the condition becomes true. */
export function useOnceWhen(condition: boolean, action: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is another function is no reason to do it again
  useEffect(() => {
    if (condition) action()
  }, [condition])
}

/** What stands around an index of a queue. -1: what was chosen has left it, and the next one has moved up to its index. */
export function useQueuePosition<Work extends { id: string }>(waiting: readonly Work[] | undefined, index: number) {
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const findClamped = (wanted: number) => waiting?.[Math.min(Math.max(wanted, 0), waiting.length - 1)]
  /** So many steps on, or back; at an end the last, or the first. */
  const findNext = (by: number) => findClamped(index < 0 ? lastIndex.current + Math.min(by, 0) : index + by)
  /** What comes up when these leave the queue, the one at the index among them. */
  const findFollowing = (gone: ReadonlySet<string>) => {
    const from = index < 0 ? lastIndex.current : index
    const stays = ({ id }: Work) => !gone.has(id)
    return waiting?.slice(from).find(stays) ?? waiting?.slice(0, from).findLast(stays)
  }
  return { findNext, findFollowing }
}
