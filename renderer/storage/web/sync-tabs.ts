import { type CollectionStorage, roomKey } from './collection-storage.ts'

/** Debounce: changes of another tab arrive key by key. */
const settleMs = 25
/** Throttle, while others write without a pause. */
const throttleMs = 200

/** Follows changes by other tabs, and by hand. `post` notifies the other tabs of a collection, or (null) of the quarantine. */
export function syncTabs(
  { storage, writtenCollections, read, markStale, states }: CollectionStorage,
  channelName: string,
  refresh: (collection?: string) => void,
  onQuarantine: () => void
) {
  const changedKeys = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRead = 0
  const readChanged = () => {
    timer = undefined
    lastRead = Date.now()
    const isAll = changedKeys.has(null)
    const names = new Set(changedKeys)
    changedKeys.clear()
    // Also without a live query: a text put there by hand is taken up before another one replaces it.
    for (const { collection } of states()) if (isAll || names.has(collection.name)) void read(collection)
    if (isAll) refresh()
    else for (const changed of names) if (changed !== null) refresh(changed)
  }
  const readSoon = (key: string | null) => {
    markStale(key)
    changedKeys.add(key)
    timer ??= setTimeout(readChanged, Math.min(throttleMs, Math.max(settleMs, lastRead + throttleMs - Date.now())))
  }
  // Without it localStorage reports texts, and notices wait for a reload.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') readSoon(data)
    else onQuarantine()
  })
  const stopWatching = storage.watch((key) => {
    if (key === roomKey) return
    // At once: after a clear() this restores the marker before the page may be left.
    writtenCollections.read()
    readSoon(key)
  })
  const stopLeaving = storage.leaving(writtenCollections.read)
  return {
    post: (collection: string | null) => channel?.postMessage(collection),
    close() {
      clearTimeout(timer)
      channel?.close()
      stopWatching()
      stopLeaving()
    }
  }
}
