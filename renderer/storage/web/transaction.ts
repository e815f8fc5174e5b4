import { fingerprint } from '#renderer/storage/core/compare.ts'
import { type DocumentList, textOf } from '#renderer/storage/core/document-list.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Checkpoint, type CheckpointStore, checkpointKey } from './checkpoint.ts'
import { type CollectionState, effective, listIn, readLogTail, reconcile } from './collection-state.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import type { ChangeRow, LogState, LogTransaction } from './log-transaction.ts'
import { randomName } from './tabs.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface TransactionContext {
  readonly storage: LocalStorageArea
  readonly marker: CheckpointStore
  readonly journal: WriteAheadLog
  /** Names this tab for as long as it lives. */
  readonly tab: string
  /** When it opened the board, milliseconds since 1970. */
  readonly born: number
}

export interface WriteRequest {
  readonly collection: Collection<Document>
  /** What this tab held when the fence opens. */
  known(): CollectionState | undefined
  /** What to make of the newest state; undefined to leave it as it is. What it throws is passed on. */
  step(held: CollectionState): LogOperation | undefined
  /** The document the step is about, if it is about one. */
  readonly id?: string | undefined
  /** More to write into the journal in the same transaction. */
  beside?(view: LogTransaction): void
}

/**
 * Reads, changes and writes one collection as one step. The transaction keeps other tabs out; inside it the newest state is
 * put together from the journal, because this tab's copy of localStorage may be stale; localStorage is written before the
 * transaction ends, so the next tab through the fence cannot miss it; and the step counts only once the journal has it.
 */
export async function runTransaction(fence: TransactionContext, passage: WriteRequest): Promise<CollectionState> {
  const tried: { thrown?: { error: unknown }; back?: () => void } = {}
  try {
    return await fence.journal.write(async (view) => {
      const ground = await newest(fence, passage, view)
      const { held, state } = ground
      const step = attempt(() => passage.step(held), tried)
      if (!step) return held
      const written = await appendToLog(ground, step)
      passage.beside?.(view)
      tried.back = putDown(fence, passage.collection.name, written, state, held)
      return written
    })
  } catch (error) {
    if (tried.thrown) throw tried.thrown.error
    tried.back?.()
    throw toStoreError(error)
  }
}

async function newest(
  fence: TransactionContext,
  { collection, known, id }: WriteRequest,
  view: LogTransaction
): Promise<LogContext> {
  const { name } = collection
  const [stored, early, line] = await Promise.all([
    view.state(),
    readLogTail(view, name, known()),
    id === undefined ? undefined : view.change(name, id)
  ])
  const marker = fence.marker.read()
  const state = opened(stored, marker)
  const settled = await settleClearing(view, state, effective(marker, state), fence)
  const news = settled ? await readLogTail(view, name, known()) : early
  const text = fence.storage.read(name)
  const held = await reconcile({
    log: view,
    logState: stored && state,
    checkpoint: marker,
    text,
    collection,
    cached: known(),
    tail: news
  })
  return { view, state, held, line, collection, tab: fence.tab, born: fence.born }
}

function opened(stored: LogState | undefined, marker: Checkpoint | null): LogState {
  if (!stored) return { journal: randomName(), seq: 0, at: Date.now() }
  // A tab may have ended between its marker and the end of its transaction: its number is taken.
  const seq = marker?.journal === stored.journal ? Math.max(stored.seq, marker.seq) : stored.seq
  return { ...stored, seq, at: Date.now() }
}

/** Once localStorage was cleared by hand, all that the journal knew before is void, in every collection and for good. */
async function settleClearing(
  view: LogTransaction,
  state: LogState,
  marker: Checkpoint | null,
  { storage }: TransactionContext
) {
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
function putDown(
  fence: TransactionContext,
  name: string,
  written: CollectionState,
  state: LogState,
  before: CollectionState
): () => void {
  const { storage, marker } = fence
  const markerBefore = storage.read(checkpointKey)
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
    marker.write({ journal: state.journal, seq: state.seq, texts: [...others, [name, state.seq, written.textHash]] })
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

/** What a step makes of a collection. */
export type LogOperation =
  /** One document was written (`value`) or removed (no `value`), which gives this list. */
  | { kind: 'change'; id: string; value?: unknown; created: boolean; list: DocumentList<Document> }
  /** The whole text is replaced. */
  | { kind: 'replace'; text: string }
  /** localStorage is brought up to what the journal knows. */
  | { kind: 'repair' }

/** What a step is made from. */
export interface LogContext {
  readonly view: LogTransaction
  /** Counted up by every line that is written. */
  readonly state: LogState
  readonly held: CollectionState
  /** The journal's line about the document that the step is about. */
  readonly line: ChangeRow | undefined
  readonly collection: Collection<Document>
  readonly tab: string
  readonly born: number
}

/** Writes a step into the journal and gives what the collection is then. */
export async function appendToLog(ground: LogContext, step: LogOperation): Promise<CollectionState> {
  const { view, state, held, collection, tab, born } = ground
  const { name } = collection
  // What was written by hand is not durable in itself: the first change on top of it takes it into the journal.
  if (held.externallyModified && step.kind !== 'replace') await putBase(view, state, name, held.current)
  if (step.kind === 'replace') await putBase(view, state, name, step.text)
  else state.seq += 1
  const { seq, at } = state
  if (step.kind === 'change') view.putChange(changeLine(ground, step))
  const { text, list } = outcome(step, held, collection)
  const print = fingerprint(text)
  await view.putTrace({ collection: name, seq, before: held.textHash, print, tab, born, at })
  view.putState(state)
  return { text, textHash: print, textSeq: seq, appliedSeq: seq, externallyModified: false, current: text, list }
}

function outcome(
  step: LogOperation,
  held: CollectionState,
  collection: Collection<Document>
): Pick<CollectionState, 'text' | 'list'> {
  if (step.kind === 'change') return { text: textOf(step.list), list: step.list }
  if (step.kind === 'replace') return { text: step.text, list: listIn(step.text, collection, held.list) }
  return { text: held.current, list: held.list }
}

async function putBase(view: LogTransaction, state: LogState, collection: string, raw: string | null): Promise<void> {
  state.seq += 1
  await view.dropChangesUpTo(collection, state.seq)
  view.putBase({ collection, seq: state.seq, raw })
}

function changeLine(
  { state: { seq }, line, collection }: LogContext,
  step: LogOperation & { kind: 'change' }
): ChangeRow {
  const created = step.created ? seq : (line?.created ?? null)
  return { collection: collection.name, id: step.id, seq, created, ...('value' in step ? { value: step.value } : {}) }
}
