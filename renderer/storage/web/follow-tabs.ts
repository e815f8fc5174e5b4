import { type CollectionTexts, roomKey } from './collection-texts.ts'

/** Changes of another tab arrive key by key: a read waits for the rest. */
const settleMs = 25
/** The least time between two reads: while others write without a pause, a read for each change would only slow them down. */
const throttleMs = 200

/**
 * Follows changes of the collections by other tabs, and by hand; `post` tells the others, null: of the quarantine.
 * @param channelName of the BroadcastChannel of the tabs
 * @param refresh runs the live queries of this collection again, or (without a name) all
 */
export function followTabs(
  { storage, knownTexts, read, markStale, states }: CollectionTexts,
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
    // Also without a live query: a text put there by hand is taken up before another one takes its place.
    for (const { collection } of states()) if (isAll || names.has(collection.name)) void read(collection)
    if (isAll) refresh()
    else for (const changed of names) if (changed !== null) refresh(changed)
  }
  const readSoon = (key: string | null) => {
    markStale(key)
    changedKeys.add(key)
    timer ??= setTimeout(readChanged, Math.min(throttleMs, Math.max(settleMs, lastRead + throttleMs - Date.now())))
  }
  // Without it localStorage tells of texts, and notices are seen when a tab is opened again.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') readSoon(data)
    else onQuarantine()
  })
  const stopWatching = storage.watch((key) => {
    if (key === roomKey) return
    // At once: if everything was cleared, this writes it down before the page may be left.
    knownTexts.read()
    readSoon(key)
  })
  const stopLeaving = storage.leaving(knownTexts.read)
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
