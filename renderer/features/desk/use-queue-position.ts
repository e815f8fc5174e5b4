import { useEffect, useRef } from 'react'
import type { DeskTab } from '#renderer/config/desk-address.ts'
import type { DeskAddress } from './use-desk-address.ts'

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

/** What is chosen in a queue, and the ways through it. */
export interface QueuePlace {
  /** The id of what is chosen; null: another queue is open, or nothing is. */
  chosen: string | null
  /** Its index; -1: it has left the queue. */
  index: number
  choose(id: string): void
  step(by: number): void
  moveOn(): void
  /** Goes on from what was decided about; if it was on the screen the next one comes up, and its id is returned. */
  leave(id: string): string | null
  comeBack(id: string): void
}

/** The place in a queue whose chosen work stands in the address. `waiting` undefined: not known yet. */
export function useQueuePlace<Work extends { id: string }>(
  queue: DeskTab,
  { tab, job: requestedId, go }: DeskAddress,
  waiting: readonly Work[] | undefined
): QueuePlace {
  const isOpen = tab === queue
  const chosen = isOpen ? (requestedId ?? waiting?.[0]?.id ?? null) : null
  const index = waiting?.findIndex(({ id }) => id === chosen) ?? -1
  // Written into the address at once: what comes up by itself must not change under the person when the queue before it does.
  useOnceWhen(isOpen && requestedId === null && chosen !== null, () => go(queue, chosen, 'by itself'))
  const { findFollowing, findNext } = useQueuePosition(waiting, index)
  return {
    ...{ chosen, index },
    choose: (id) => id !== chosen && go(queue, id, 'choice'),
    step(by) {
      const next = findNext(by)
      if (next && next.id !== chosen) go(queue, next.id, 'step')
    },
    moveOn: () => go(queue, findNext(1)?.id ?? null, 'by itself'),
    leave(id) {
      // What came up by itself may stand in the address only after it was decided about, and would come back with it.
      if (!isOpen || (requestedId !== null && id !== chosen)) return null
      const next = findFollowing(new Set([id]))?.id ?? null
      go(queue, next, 'by itself')
      return next
    },
    comeBack: (id) => go(queue, id, 'by itself')
  }
}
