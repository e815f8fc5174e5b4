import { type DocumentList, parseElements, parseList, serializeList } from '#renderer/storage/core/document-list.ts'
import { isSameJson } from '#renderer/storage/core/same-json.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import { readId } from '#shared/documents/id-of.ts'
import { type Checkpoint, clearCheckpoint } from './log/checkpoint.ts'
import type { ChangeRow, LogState, LogTransaction, SnapshotRow } from './log/log-transaction.ts'
import { resolveTextVersion } from './log/resolve-text-version.ts'

/** A collection as this tab knows it: its text in localStorage, and what the log makes of it. */
export interface CollectionState {
  readonly text: string | null
  /** Hash of `text`. */
  readonly textHash: string
  /** The change of the log up to which `text` reflects the collection. */
  readonly textSeq: number
  /** The entry of the log up to which `current` and `list` go. */
  readonly appliedSeq: number
  /** `text` was written by somebody else, and the log does not hold it yet. */
  readonly externallyModified: boolean
  /** `text` with the newer changes of the log: another text when localStorage is behind. */
  readonly current: string | null
  /** `current`, parsed; undefined when it is not a JSON list. */
  readonly list: DocumentList<Document> | undefined
}

/** What a transaction of the log has found about one collection. */
export interface ReconcileInput {
  readonly log: LogTransaction
  /** undefined: nothing was ever written through the log. */
  readonly logState: LogState | undefined
  readonly checkpoint: Checkpoint | null
  readonly text: string | null
  readonly collection: Collection<Document>
  /** What this tab knew before. */
  readonly cached: CollectionState | undefined
  readonly tail: LogTail
}

/** The entries of the log after change `after`. */
export interface LogTail {
  readonly after: number
  readonly snapshot: SnapshotRow | undefined
  readonly changes: readonly ChangeRow[]
}

/** Reads both at once: as long as a transaction lasts, other tabs wait. */
export async function readLogTail(
  log: LogTransaction,
  collection: string,
  cached: CollectionState | undefined
): Promise<LogTail> {
  const after = cached?.appliedSeq ?? 0
  const [snapshot, changes] = await Promise.all([log.snapshot(collection), log.changesAfter(collection, after)])
  return { after, snapshot, changes }
}

/** The collection as it is now: its text in localStorage, with what the log has and the text does not. */
export async function reconcile(input: ReconcileInput): Promise<CollectionState> {
  const { log, logState, collection, cached, text, tail } = input
  const { snapshot } = tail
  const start = cached?.text === text ? cached : await buildState(input)
  const isReplaced = snapshot !== undefined && snapshot.seq > start.appliedSeq
  const since = isReplaced ? snapshot.seq : start.appliedSeq
  const changes =
    since >= tail.after ? tail.changes.filter((row) => row.seq > since) : await log.changesAfter(collection.name, since)
  const appliedSeq = Math.max(since, logState?.seq ?? 0)
  if (!isReplaced && changes.length === 0) return { ...start, appliedSeq }
  const base = isReplaced ? parseText(snapshot.raw, collection, start.list) : start.list
  const list = base && replayLog(base, changes, since, collection)
  const externallyModified = start.externallyModified && !isReplaced
  if (list === base) {
    return { ...start, appliedSeq, externallyModified, current: isReplaced ? snapshot.raw : start.current, list }
  }
  // A text that reflects the newest change needs no comparison.
  const isCurrent = start.textSeq >= (changes.at(-1)?.seq ?? 0) && start.textSeq >= start.appliedSeq && !isReplaced
  return { ...start, appliedSeq, externallyModified, current: isCurrent || !list ? text : serializeList(list), list }
}

/** A collection of which only localStorage tells, or only what stands in for it. */
export function buildUnloggedState(text: string | null, list: CollectionState['list']): CollectionState {
  return { text, textHash: '', textSeq: 0, appliedSeq: 0, externallyModified: false, current: text, list }
}

/** What a text that is no list is known by: the key under which its reset can be undone. */
export function damagedKey({ current }: CollectionState): string {
  return `text ${hashText(current ?? '')}`
}

/** A checkpoint of another log comes with another localStorage: what stands there is taken as it is. */
export function findOwnCheckpoint(checkpoint: Checkpoint | null, logState: LogState | undefined): Checkpoint | null {
  return checkpoint && logState && checkpoint.journal !== logState.journal ? clearCheckpoint(logState) : checkpoint
}

export function parseText(text: string | null, collection: Collection<Document>, previous?: DocumentList<Document>) {
  const elements = parseElements(text)
  return elements && parseList(elements, collection, previous)
}

async function buildState(input: ReconcileInput): Promise<CollectionState> {
  const { logState, text, collection, cached } = input
  const textHash = hashText(text)
  const checkpoint = findOwnCheckpoint(input.checkpoint, logState)
  const version = logState ? await findVersion(textHash, checkpoint, input) : 'by hand'
  if (version !== 'by hand' && cached?.list && !cached.externallyModified && !checkpoint?.cleared) {
    // One of our own texts: what this tab knows already and the newer changes of the log make it up, without parsing it all.
    const current = version >= cached.appliedSeq ? text : serializeList(cached.list)
    return { ...cached, text, textHash, textSeq: version, current }
  }
  const externallyModified = version === 'by hand'
  const seq = externallyModified ? (logState?.seq ?? 0) : version
  const list = parseText(text, collection, cached?.list)
  return { text, textHash, textSeq: seq, appliedSeq: seq, externallyModified, current: text, list }
}

async function findVersion(textHash: string, checkpoint: Checkpoint | null, { log, collection }: ReconcileInput) {
  const { name } = collection
  const isKnown = checkpoint?.cleared || checkpoint?.texts.some(([of, , hash]) => of === name && hash === textHash)
  const fullHistory = isKnown ? [] : await log.writes()
  const history = fullHistory.filter((write) => write.collection === name)
  return resolveTextVersion({ textHash, collection: name, checkpoint, history, fullHistory })
}

/**
 * The list, which reflects the log up to `appliedSeq`, with the newest changes of its documents made to it: replaced in place,
 * and those created since at the end in the order of their creation. Gives back the same list when it has them all already.
 */
export function replayLog(
  list: DocumentList<Document>,
  changes: readonly ChangeRow[],
  appliedSeq: number,
  collection: Collection<Document>
): DocumentList<Document> {
  const indexes = indexById(list)
  const elements = new Map(list.entries.map((entry, index) => [index, entry.raw]))
  const created: ChangeRow[] = []
  for (const change of changes) {
    const index = indexes.get(change.id)
    if (index !== undefined && isEdit(change, appliedSeq)) elements.set(index, change.value)
    else {
      if (index !== undefined) elements.delete(index)
      if (change.value !== undefined) created.push(change)
    }
  }
  created.sort((a, b) => (a.created ?? 0) - (b.created ?? 0) || a.seq - b.seq)
  const current = [...elements.values(), ...created.map((change) => change.value)]
  const isSame =
    current.length === list.entries.length && current.every((raw, index) => isSameJson(raw, list.entries[index]?.raw))
  return isSame ? list : parseList(current, collection, list)
}

function isEdit(change: ChangeRow, appliedSeq: number): boolean {
  return change.value !== undefined && (change.created ?? 0) <= appliedSeq
}

/** A record that only an older version of the product could read still has its place. */
function indexById(list: DocumentList<Document>): Map<string, number> {
  const indexes = new Map(list.indexById)
  list.entries.forEach(({ raw, document }, index) => {
    const id = document ? undefined : readId(raw)
    if (id !== undefined && !indexes.has(id)) indexes.set(id, index)
  })
  return indexes
}
