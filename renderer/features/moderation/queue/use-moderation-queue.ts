import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ModerationTab } from '#renderer/config/moderation-url.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { ModerationAddress } from './use-moderation-url.ts'

/** Work that waits in the review queue, in one version of it. */
export interface QueueItem {
  id: string
  revision?: number | undefined
  version?: number | undefined
}

interface Source<Work> {
  /** As it was read, in its order; undefined: not known yet. */
  read: readonly Work[] | undefined
  /** How much waits, whatever was read; undefined: not known yet. */
  total: number | undefined
  error: StoreError | undefined
  retry(): void
  /** Reads more of it; undefined: all of it is there. */
  showMore?: (() => void) | undefined
}

/** One kind of work that waits for the administrator, and the ways through it. */
export interface ModerationQueue<Work> extends Omit<Source<Work>, 'read'> {
  /** All that waits; undefined: not known yet, or another queue is open. */
  all: readonly Work[] | undefined
  /** The part that is shown, in its order. */
  waiting: readonly Work[] | undefined
  /** The id of the chosen work; null: another queue is open, or nothing waits. */
  chosen: string | null
  /** Its index in `waiting`; -1: it has left that. */
  index: number
  choose(id: string): void
  /** Goes so many places on, or back; at an end it stays. */
  step(by: number): void
  /** Goes on from work that is not in the queue any more. */
  moveOn(): void
  /** Goes on from work that was decided about; if it was on the screen the next one comes up, and its id is returned. */
  leave(...decided: readonly Work[]): string | null
}

const keepAll = <Work>(all: readonly Work[]) => all

/** @param arrange the part that is shown, in its order: the same function as long as it does the same */
export function useModerationQueue<Work extends QueueItem>(
  tab: ModerationTab,
  { tab: openTab, job: requestedId, go, isOpen: isStillOpen }: ModerationAddress,
  { read, total, error, retry, showMore }: Source<Work>,
  arrange: (all: readonly Work[]) => readonly Work[] = keepAll
): ModerationQueue<Work> {
  const isOpen = openTab === tab
  // Optimistic: decided work leaves before the live query reports it.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(
    () => (isOpen ? read?.filter((work) => !left.has(formatVersion(work))) : undefined),
    [read, left, isOpen]
  )
  const waiting = useMemo(() => all && arrange(all), [all, arrange])
  const chosen = isOpen ? (requestedId ?? waiting?.[0]?.id ?? null) : null
  const index = waiting?.findIndex(({ id }) => id === chosen) ?? -1

  // Written into the address at once: the work on the screen must not change when the queue before it does.
  const isUnwritten = isOpen && requestedId === null && chosen !== null
  const write = useEffectEvent(() => isStillOpen(tab) && go(tab, chosen, 'auto'))
  useEffect(() => {
    if (isUnwritten) write()
  }, [isUnwritten])

  // Where the chosen work has left the queue, the next one has moved up to its index.
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const findNext = (by: number) => {
    const wanted = index < 0 ? lastIndex.current + Math.min(by, 0) : index + by
    return waiting?.[Math.min(Math.max(wanted, 0), waiting.length - 1)]
  }

  return {
    ...{ all, waiting, chosen, index, error, retry, showMore },
    total: total === undefined || !all || !read ? total : total - (read.length - all.length),
    choose: (id) => id !== chosen && go(tab, id, 'choice'),
    step(by) {
      // Prefetches the next page before the last row, so that the next step finds one.
      if (index + by + 1 >= (waiting?.length ?? 0)) showMore?.()
      const next = findNext(by)
      if (next && next.id !== chosen) go(tab, next.id, 'step')
    },
    moveOn: () => go(tab, findNext(1)?.id ?? null, 'auto'),
    leave(...decided) {
      setLeft((before) => new Set([...before, ...decided.map(formatVersion)]))
      const gone = new Set(decided.map(({ id }) => id))
      // Auto-selected work may reach the address only after its decision, and would come back with it.
      if (!isStillOpen(tab) || (requestedId !== null && !gone.has(chosen ?? ''))) return null
      const from = index < 0 ? lastIndex.current : index
      const stays = ({ id }: Work) => !gone.has(id)
      const next = (waiting?.slice(from).find(stays) ?? waiting?.slice(0, from).findLast(stays))?.id ?? null
      go(tab, next, 'auto')
      return next
    }
  }
}

const formatVersion = ({ id, revision, version }: QueueItem) => `${id} ${revision ?? version ?? 0}`
