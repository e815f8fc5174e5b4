import { type CollectionTexts, roomKey } from './collection-texts.ts'
import { type KnownTexts, knownTextsKey } from './known-texts.ts'
import type { LocalStorageArea } from './local-storage.ts'

/** Changes of another tab arrive key by key: a read waits for the rest. */
const settleMs = 25
/** The least time between two reads: while others write without a pause, a read for each change would only slow them down. */
const throttleMs = 200

interface Parts {
  readonly storage: LocalStorageArea
  readonly knownTexts: KnownTexts
  readonly texts: CollectionTexts
  /** Names the BroadcastChannel of the tabs. */
  readonly channel: string
  /** Runs the live queries of this collection again, or (without a name) all. */
  refresh(collection?: string): void
  /** Another tab has changed the quarantine. */
  onQuarantine(): void
}

/** Follows changes of the collections by other tabs, and by hand; `post` tells the others, null: of the quarantine. */
export function followTabs({ storage, knownTexts, texts, channel: name, refresh, onQuarantine }: Parts) {
  const changedKeys = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRead = 0
  const read = () => {
    timer = undefined
    lastRead = Date.now()
    const isAll = changedKeys.has(null) || changedKeys.has(knownTextsKey)
    const names = new Set(changedKeys)
    changedKeys.clear()
    // Also without a live query: a text put there by hand is taken up before another one takes its place.
    for (const { collection } of texts.states()) if (isAll || names.has(collection.name)) void texts.read(collection)
    if (isAll) refresh()
    else for (const changed of names) if (changed !== null) refresh(changed)
  }
  const readSoon = (key: string | null) => {
    changedKeys.add(key)
    timer ??= setTimeout(read, Math.min(throttleMs, Math.max(settleMs, lastRead + throttleMs - Date.now())))
  }
  // Without it localStorage tells of texts, and notices are seen when a tab is opened again.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return onQuarantine()
    texts.markStale(data)
    readSoon(data)
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
