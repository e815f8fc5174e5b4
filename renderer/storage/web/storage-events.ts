import type { Collection, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CollectionCache } from './collection-cache.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { type CheckpointStore, checkpointKey } from './log/checkpoint.ts'

/** What other tabs write arrives key by key, the checkpoint last: looking waits for the rest. */
const settleMs = 25
/**
 * While others write without a pause, reading at every change would only slow them down: the least time between two
 * reads.
 */
const throttleMs = 200
/**
 * After so much calm the log is asked once: a late write of another tab, closed by now, may have put an older text and an older
 * checkpoint back together, and they look as if nothing was amiss.
 */
const recheckAfterMs = 600
/** How long localStorage stays behind the log, in calm, before this tab helps: mostly its text is on the way. */
const repairAfterMs = 400

interface Parts {
  readonly storage: LocalStorageArea
  readonly checkpoint: CheckpointStore
  readonly cache: CollectionCache
  /** Reads again wherever this collection, or (without a name) anything, is watched. */
  refresh(collection?: string): void
}

/** Follows what other tabs, and people's hands, do to localStorage. */
export function followStorage({ storage, checkpoint, cache, refresh }: Parts): Unsubscribe {
  const changedKeys = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let recheckTimer: ReturnType<typeof setTimeout> | undefined
  let lastLook = 0
  const look = () => {
    timer = undefined
    lastLook = Date.now()
    const isAll = changedKeys.has(null) || changedKeys.has(checkpointKey)
    const names = new Set(changedKeys)
    changedKeys.clear()
    for (const { collection } of cache.states()) {
      if (isAll || names.has(collection.name)) void cache.read(collection)
    }
    if (isAll) refresh()
    else for (const name of names) if (name !== null) refresh(name)
  }
  const stopWatching = storage.watch((key) => {
    // At once: if everything was cleared, this writes it down before the page may be left.
    checkpoint.read()
    changedKeys.add(key)
    clearTimeout(recheckTimer)
    recheckTimer = setTimeout(cache.recheck, recheckAfterMs)
    timer ??= setTimeout(look, Math.min(throttleMs, Math.max(settleMs, lastLook + throttleMs - Date.now())))
  })
  const stopLeaving = storage.leaving(() => {
    checkpoint.read()
  })
  return () => {
    clearTimeout(timer)
    clearTimeout(recheckTimer)
    stopWatching()
    stopLeaving()
  }
}

/** Writes localStorage anew where it stays behind the log: the last writer's text was overtaken, or its tab is gone. */
export function repairLags(cache: CollectionCache): Unsubscribe {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const repair = (collection: Collection<Document>) => {
    cache
      .write(collection, { decide: ({ current, text }) => (current === text ? undefined : { kind: 'repair' }) })
      // The list in memory is right all the same, and the next change brings the text with it.
      .catch(() => {})
  }
  const stop = cache.onLag((collection) => {
    clearTimeout(timers.get(collection.name))
    timers.set(
      collection.name,
      setTimeout(() => repair(collection), repairAfterMs)
    )
  })
  return () => {
    stop()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
