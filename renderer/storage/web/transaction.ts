import type { Edit } from '#renderer/storage/core/document-edits.ts'
import { serializeList } from '#renderer/storage/core/document-list.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import { type CollectionState, findOwnCheckpoint, parseText, readLogTail, reconcile } from './collection-state.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import { type Checkpoint, type CheckpointStore, checkpointKey } from './log/checkpoint.ts'
import type { ChangeRow, LogState, LogTransaction } from './log/log-transaction.ts'
import type { WriteAheadLog } from './log/write-ahead-log.ts'
import { createRandomName } from './tabs.ts'

export interface TransactionContext {
  readonly storage: LocalStorageArea
  readonly checkpoint: CheckpointStore
  readonly log: WriteAheadLog
  /** A random name of this tab, for as long as it lives. */
  readonly tab: string
  /** When this tab opened the store, milliseconds since 1970. */
  readonly openedAt: number
}

export interface WriteRequest {
  /** What to make of the newest state; undefined to leave it as it is. What it throws is passed on. */
  decide(state: CollectionState): WriteOperation | undefined
  /** The document it is about, if it is about one. */
  readonly id?: string
  /** More to write into the log in the same transaction. */
  alsoWrite?(log: LogTransaction): void
}

export type WriteOperation =
  /** One document is written or removed. */
  | { kind: 'change'; edit: Edit<Document> }
  /** The whole text is replaced. */
  | { kind: 'replace'; text: string }
  /** localStorage is brought up to what the log knows. */
  | { kind: 'repair' }

/**
 * Reads, changes and writes one collection as one step. The transaction keeps other tabs out; inside it the newest
 * state is put together from the log, because this tab's copy of localStorage may be stale; localStorage is written
 * before the transaction ends, so the next tab's transaction cannot miss it; and the change counts only once the log
 * has it.
 */
export async function runTransaction(
  context: TransactionContext,
  collection: Collection<Document>,
  cached: () => CollectionState | undefined,
  { decide, id, alsoWrite }: WriteRequest
): Promise<CollectionState> {
  // What `decide` throws is told apart from what a storage throws.
  const failure: { decision?: { error: unknown }; rollback?: () => void } = {}
  try {
    return await context.log.write(async (log) => {
      const found = await readNewest(context, collection, cached, id, log)
      let operation: WriteOperation | undefined
      try {
        operation = decide(found.state)
      } catch (error) {
        failure.decision = { error }
        throw error
      }
      if (!operation) return found.state
      const written = await appendToLog(context, collection, found, operation)
      alsoWrite?.(log)
      failure.rollback = writeText(context, collection.name, found, written)
      return written
    })
  } catch (error) {
    if (failure.decision) throw failure.decision.error
    failure.rollback?.()
    throw toStoreError(error)
  }
}

/** What a write is made from. */
interface Newest {
  readonly log: LogTransaction
  /** Counted up by every entry that is written. */
  readonly logState: LogState
  readonly state: CollectionState
  /** The log's entry about the document that the write is about. */
  readonly lastChange: ChangeRow | undefined
}

async function readNewest(
  context: TransactionContext,
  collection: Collection<Document>,
  cached: () => CollectionState | undefined,
  id: string | undefined,
  log: LogTransaction
): Promise<Newest> {
  const { name } = collection
  const [stored, earlyTail, lastChange] = await Promise.all([
    log.state(),
    readLogTail(log, name, cached()),
    id === undefined ? undefined : log.change(name, id)
  ])
  const checkpoint = context.checkpoint.read()
  const logState = computeNextState(stored, checkpoint)
  const isVoid = await voidClearedCollections(log, logState, findOwnCheckpoint(checkpoint, logState), context.storage)
  const tail = isVoid ? await readLogTail(log, name, cached()) : earlyTail
  const text = context.storage.read(name)
  const found = { log, logState: stored && logState, checkpoint, text, collection, cached: cached(), tail }
  return { log, logState, state: await reconcile(found), lastChange }
}

function computeNextState(stored: LogState | undefined, checkpoint: Checkpoint | null): LogState {
  if (!stored) return { journal: createRandomName(), seq: 0, at: Date.now() }
  // A tab may have ended between its checkpoint and the end of its transaction: its number is taken.
  const seq = checkpoint?.journal === stored.journal ? Math.max(stored.seq, checkpoint.seq) : stored.seq
  return { ...stored, seq, at: Date.now() }
}

/**
 * Once a person has cleared localStorage, all entries of the log before that are void, in every collection and for
 * good.
 */
async function voidClearedCollections(
  log: LogTransaction,
  logState: LogState,
  checkpoint: Checkpoint | null,
  storage: LocalStorageArea
): Promise<boolean> {
  if (!checkpoint?.cleared) return false
  const isNewest = checkpoint.seq >= logState.seq
  if (isNewest) logState.seq += 1
  const seq = isNewest ? logState.seq : checkpoint.seq
  for (const collection of new Set((await log.writes()).map((write) => write.collection))) {
    const snapshot = await log.snapshot(collection)
    if (snapshot && snapshot.seq > checkpoint.seq) continue
    await log.putSnapshot({ collection, seq, raw: storage.read(collection) })
  }
  log.put('state', logState, 'state')
  return true
}

/** Writes an operation into the log and gives what the collection is then. */
async function appendToLog(
  { tab, openedAt }: TransactionContext,
  collection: Collection<Document>,
  { log, logState, state, lastChange }: Newest,
  operation: WriteOperation
): Promise<CollectionState> {
  const { name } = collection
  let { current: text, list } = state
  const putSnapshot = () => {
    logState.seq += 1
    return log.putSnapshot({ collection: name, seq: logState.seq, raw: text })
  }
  if (operation.kind === 'replace') {
    text = operation.text
    list = parseText(text, collection, list)
    await putSnapshot()
  } else {
    // What was written by hand is not durable in itself: the first change on top of it takes it into the log.
    if (state.externallyModified) await putSnapshot()
    logState.seq += 1
  }
  const { seq, at } = logState
  if (operation.kind === 'change') {
    const { id, created, stored } = operation.edit
    list = operation.edit.list
    text = serializeList(list)
    const change = { collection: name, id, seq, created: created ? seq : (lastChange?.created ?? null) }
    log.put('changes', stored ? { ...change, value: stored.raw } : change)
  }
  const textHash = hashText(text)
  const write = { collection: name, seq, before: state.textHash, print: textHash, tab, born: openedAt, at }
  await log.putWrite(write)
  log.put('state', logState, 'state')
  return { text, textHash, textSeq: seq, appliedSeq: seq, externallyModified: false, current: text, list }
}

/** Writes localStorage, the text first and the checkpoint after it. What cannot be written leaves it as it was. Gives the way back. */
function writeText(
  { storage, checkpoint }: TransactionContext,
  name: string,
  { logState: { journal, seq }, logState, state: before }: Newest,
  { text, textHash }: CollectionState
): () => void {
  const checkpointBefore = storage.read(checkpointKey)
  const others = (findOwnCheckpoint(checkpoint.read(), logState)?.texts ?? []).filter(([other]) => other !== name)
  const rollback = () => {
    try {
      if (storage.read(name) === text) storage.write(name, before.text)
      checkpoint.restore(checkpointBefore)
    } catch {
      // The new text stays without an entry in the log, which makes it one written by hand: it is still used.
    }
  }
  try {
    storage.write(name, text)
    checkpoint.write({ journal, seq, texts: [...others, [name, seq, textHash]] })
  } catch (error) {
    rollback()
    throw error
  }
  return rollback
}
