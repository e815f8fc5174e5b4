import type { Unsubscribe } from '#renderer/storage/document-store.ts'
import { type CheckpointStore, checkpointKey } from './checkpoint.ts'
import type { CollectionCache } from './collection-cache.ts'
import type { LocalStorageArea } from './local-storage.ts'

/** What other tabs write arrives key by key, the marker last: looking waits this many milliseconds for the rest. */
const patience = 25
/** While others write without a pause, looking at every change would only slow them down: milliseconds from look to look. */
const pace = 200
/**
 * After this many milliseconds of calm the journal is asked once: a late write of another tab, closed by now, may have put an
 * older text and an older marker back together, and they look as if nothing was amiss.
 */
const calm = 600

/** Follows what happens to localStorage outside this tab. `look` is called for what has to be looked at again; no name: all. */
export function hearOthers(
  storage: LocalStorageArea,
  marker: CheckpointStore,
  board: CollectionCache,
  look: (collection?: string) => void
): Unsubscribe {
  const heard = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let calmTimer: ReturnType<typeof setTimeout> | undefined
  let lastLook = 0
  const lookNow = () => {
    timer = undefined
    lastLook = Date.now()
    const all = heard.has(null) || heard.has(checkpointKey)
    const names = new Set(heard)
    heard.clear()
    for (const collection of board.held().keys()) {
      if (all || names.has(collection.name)) void board.read(collection)
    }
    if (all) look()
    else for (const name of names) if (name !== null) look(name)
  }
  const ends = [
    storage.watch((key) => {
      // At once: a page that is left the next moment has then put down that everything was cleared.
      marker.read()
      heard.add(key)
      clearTimeout(calmTimer)
      calmTimer = setTimeout(board.recheck, calm)
      timer ??= setTimeout(lookNow, Math.min(pace, Math.max(patience, lastLook + pace - Date.now())))
    }),
    storage.leaving(() => {
      marker.read()
    })
  ]
  return () => {
    clearTimeout(timer)
    clearTimeout(calmTimer)
    for (const end of ends) end()
  }
}
