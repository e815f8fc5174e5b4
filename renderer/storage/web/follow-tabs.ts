import { type CollectionTexts, roomKey } from './collection-texts.ts'
import { type KnownTexts, knownTextsKey } from './known-texts.ts'
import type { LocalStorageArea } from './local-storage.ts'

/** What other tabs write arrives key by key: looking waits for the rest. */
const settleMs = 25
/** While others write without a pause, reading at every change would only slow them down: the least time between two reads. */
const throttleMs = 200

interface Parts {
  readonly storage: LocalStorageArea
  readonly knownTexts: KnownTexts
  readonly texts: CollectionTexts
  /** Names the channel on which tabs tell each other. */
  readonly channel: string
  /** Reads again wherever this collection, or (without a name) anything, is watched. */
  refresh(collection?: string): void
  /** Another tab has changed the quarantine. */
  onQuarantine(): void
}

/** Follows what other tabs, and people's hands, do to the collections; `post` tells the others, null: of the quarantine. */
export function followTabs({ storage, knownTexts, texts, channel: name, refresh, onQuarantine }: Parts) {
  const changedKeys = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastLook = 0
  const look = () => {
    timer = undefined
    lastLook = Date.now()
    const isAll = changedKeys.has(null) || changedKeys.has(knownTextsKey)
    const names = new Set(changedKeys)
    changedKeys.clear()
    // Also what nobody watches: a text put there by hand is taken up before another one takes its place.
    for (const { collection } of texts.states()) if (isAll || names.has(collection.name)) void texts.read(collection)
    if (isAll) refresh()
    else for (const changed of names) if (changed !== null) refresh(changed)
  }
  const hear = (key: string | null) => {
    changedKeys.add(key)
    timer ??= setTimeout(look, Math.min(throttleMs, Math.max(settleMs, lastLook + throttleMs - Date.now())))
  }
  // Where there is no channel localStorage tells of texts, and notices are seen when a tab is opened again.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (typeof data !== 'string') return onQuarantine()
      texts.markStale(data)
      hear(data)
    }
  }
  const stopWatching = storage.watch((key) => {
    if (key === roomKey) return
    // At once: if everything was cleared, this writes it down before the page may be left.
    knownTexts.read()
    hear(key)
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
