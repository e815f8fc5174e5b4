import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Ground, recorded, type Step } from './append-log.ts'
import { type Marker, type MarkerKeeper, markerKey } from './checkpoint.ts'
import { effective, type Held, newsOf, upToDate } from './collection-state.ts'
import type { TabStorage } from './local-storage.ts'
import type { JournalState } from './log-schema.ts'
import type { JournalView } from './log-transaction.ts'
import { randomName } from './random-name.ts'
import { storageError } from './storage-error.ts'
import type { Journal } from './write-ahead-log.ts'

export interface Fence {
  readonly storage: TabStorage
  readonly marker: MarkerKeeper
  readonly journal: Journal
  /** Names this tab for as long as it lives. */
  readonly tab: string
  /** When it opened the board, milliseconds since 1970. */
  readonly born: number
}

export interface Passage {
  readonly collection: Collection<Document>
  /** What this tab held when the fence opens. */
  known(): Held | undefined
  /** What to make of the newest state; undefined to leave it as it is. What it throws is passed on. */
  step(held: Held): Step | undefined
  /** The document the step is about, if it is about one. */
  readonly id?: string | undefined
  /** More to write into the journal in the same transaction. */
  beside?(view: JournalView): void
}

/**
 * Reads, changes and writes one collection as one step. The transaction keeps other tabs out; inside it the newest state is
 * put together from the journal, because this tab's copy of localStorage may be stale; localStorage is written before the
 * transaction ends, so the next tab through the fence cannot miss it; and the step counts only once the journal has it.
 */
export async function throughFence(fence: Fence, passage: Passage): Promise<Held> {
  const tried: { thrown?: { error: unknown }; back?: () => void } = {}
  try {
    return await fence.journal.write(async (view) => {
      const ground = await newest(fence, passage, view)
      const { held, state } = ground
      const step = attempt(() => passage.step(held), tried)
      if (!step) return held
      const written = await recorded(ground, step)
      passage.beside?.(view)
      tried.back = putDown(fence, passage.collection.name, written, state, held)
      return written
    })
  } catch (error) {
    if (tried.thrown) throw tried.thrown.error
    tried.back?.()
    throw storageError(error)
  }
}

async function newest(fence: Fence, { collection, known, id }: Passage, view: JournalView): Promise<Ground> {
  const { name } = collection
  const [stored, early, line] = await Promise.all([
    view.state(),
    newsOf(view, name, known()),
    id === undefined ? undefined : view.change(name, id)
  ])
  const marker = fence.marker.read()
  const state = opened(stored, marker)
  const settled = await settleClearing(view, state, effective(marker, state), fence)
  const news = settled ? await newsOf(view, name, known()) : early
  const text = fence.storage.read(name)
  const held = await upToDate({ view, state: stored && state, marker, text, collection, held: known(), news })
  return { view, state, held, line, collection, tab: fence.tab, born: fence.born }
}

function opened(stored: JournalState | undefined, marker: Marker | null): JournalState {
  if (!stored) return { journal: randomName(), seq: 0, at: Date.now() }
  // A tab may have ended between its marker and the end of its transaction: its number is taken.
  const seq = marker?.journal === stored.journal ? Math.max(stored.seq, marker.seq) : stored.seq
  return { ...stored, seq, at: Date.now() }
}

/** Once localStorage was cleared by hand, all that the journal knew before is void, in every collection and for good. */
async function settleClearing(view: JournalView, state: JournalState, marker: Marker | null, { storage }: Fence) {
  if (!marker?.cleared) return false
  const isNewest = marker.seq >= state.seq
  if (isNewest) state.seq += 1
  const seq = isNewest ? state.seq : marker.seq
  for (const collection of new Set((await view.traces()).map((trace) => trace.collection))) {
    const base = await view.base(collection)
    if (base && base.seq > marker.seq) continue
    await view.dropChangesUpTo(collection, seq)
    view.putBase({ collection, seq, raw: storage.read(collection) })
  }
  view.putState(state)
  return true
}

/** Writes localStorage, the text first and the marker after it. What cannot be written leaves it as it was. Gives the way back. */
function putDown(fence: Fence, name: string, written: Held, state: JournalState, before: Held): () => void {
  const { storage, marker } = fence
  const markerBefore = storage.read(markerKey)
  const others = (effective(marker.read(), state)?.texts ?? []).filter(([other]) => other !== name)
  const back = () => {
    try {
      if (storage.read(name) === written.text) storage.write(name, before.text)
      marker.restore(markerBefore)
    } catch {
      // The new text stays without a line in the journal, which makes it one written by hand: it is still used.
    }
  }
  try {
    storage.write(name, written.text)
    marker.write({ journal: state.journal, seq: state.seq, texts: [...others, [name, state.seq, written.print]] })
  } catch (error) {
    back()
    throw error
  }
  return back
}

/** Keeps what the step throws apart from what a storage throws. */
function attempt<R>(action: () => R, tried: { thrown?: { error: unknown } }): R {
  try {
    return action()
  } catch (error) {
    tried.thrown = { error }
    throw error
  }
}
