import { fingerprint, sameJson } from '#renderer/storage/core/compare.ts'
import { type DocumentList, elementsOf, listOf, textOf } from '#renderer/storage/core/document-list.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { idOf } from '#shared/documents/id-of.ts'
import { type Checkpoint, clearedCheckpoint } from './checkpoint.ts'
import type { ChangeRow, LogState, LogTransaction, SnapshotRow } from './log-transaction.ts'
import { resolveTextVersion } from './resolve-text-version.ts'

/** A collection as this tab knows it: its text in localStorage, and what the journal makes of it. */
export interface CollectionState {
  readonly text: string | null
  /** Fingerprint of `text`. */
  readonly textHash: string
  /** The change of the journal up to which `text` reflects the collection. */
  readonly textSeq: number
  /** The change up to which `current` does. */
  readonly appliedSeq: number
  /** `text` is somebody else's and stands in no journal yet. */
  readonly externallyModified: boolean
  /** `text` with the journal's newer changes: another text when localStorage is behind. */
  readonly current: string | null
  /** `current`, parsed; undefined when it is not a JSON list. */
  readonly list: DocumentList<Document> | undefined
}

/** What can be known of a collection inside a transaction of the journal. */
export interface ReconcileInput {
  readonly log: LogTransaction
  readonly logState: LogState | undefined
  readonly checkpoint: Checkpoint | null
  readonly text: string | null
  readonly collection: Collection<Document>
  /** What this tab held before. */
  readonly cached: CollectionState | undefined
  readonly tail: LogTail
}

/** What the journal has for a tab that knows it up to `after`. */
export interface LogTail {
  readonly after: number
  readonly snapshot: SnapshotRow | undefined
  readonly changes: readonly ChangeRow[]
}

/** Asks for all of it at once: whoever waits in a transaction keeps other tabs waiting. */
export async function readLogTail(
  view: LogTransaction,
  collection: string,
  held: CollectionState | undefined
): Promise<LogTail> {
  const after = held?.appliedSeq ?? 0
  const [base, changes] = await Promise.all([view.base(collection), view.changesAfter(collection, after)])
  return { after, snapshot: base, changes }
}

export async function reconcile(sight: ReconcileInput): Promise<CollectionState> {
  const { log: view, logState: state, collection, cached: held, text, tail: news } = sight
  const { snapshot: base } = news
  const start = held?.text === text ? held : await lookedAt(sight)
  const replaced = base !== undefined && base.seq > start.appliedSeq
  const since = replaced ? base.seq : start.appliedSeq
  const known = since >= news.after
  const changes = known
    ? news.changes.filter((row) => row.seq > since)
    : await view.changesAfter(collection.name, since)
  const seq = Math.max(since, state?.seq ?? 0)
  if (!replaced && changes.length === 0) return { ...start, appliedSeq: seq }
  const list = replaced ? listIn(base.raw, collection, start.list) : start.list
  const replayedList = list && replayLog(list, changes, since, collection)
  const source = replaced ? base.raw : start.current
  const byHand = start.externallyModified && !replaced
  if (replayedList === list) return { ...start, appliedSeq: seq, externallyModified: byHand, current: source, list }
  // A text that reflects the newest change needs no comparison.
  const isCurrent = start.textSeq >= (changes.at(-1)?.seq ?? 0) && start.textSeq >= start.appliedSeq && !replaced
  return {
    ...start,
    appliedSeq: seq,
    externallyModified: byHand,
    current: isCurrent || !replayedList ? text : textOf(replayedList),
    list: replayedList
  }
}

/** A collection where nothing but localStorage can be asked. */
export function unjournaled(
  text: string | null,
  collection: Collection<Document>,
  held: CollectionState | undefined
): CollectionState {
  if (held?.text === text) return held
  return {
    text,
    textHash: '',
    textSeq: 0,
    appliedSeq: 0,
    externallyModified: false,
    current: text,
    list: listIn(text, collection, held?.list)
  }
}

/** A marker of another journal comes with another localStorage: what stands in it is taken as it is. */
export function effective(marker: Checkpoint | null, state: LogState | undefined): Checkpoint | null {
  return marker && state && marker.journal !== state.journal ? clearedCheckpoint(state) : marker
}

export function listIn(text: string | null, collection: Collection<Document>, previous?: DocumentList<Document>) {
  const elements = elementsOf(text)
  return elements && listOf(elements, collection, previous)
}

async function lookedAt({
  log: view,
  logState: state,
  checkpoint: marker,
  text,
  collection,
  cached: held
}: ReconcileInput): Promise<CollectionState> {
  const print = fingerprint(text)
  const own = effective(marker, state)
  const place = state ? await placeOf(view, own, print, collection.name) : 'by hand'
  if (place !== 'by hand' && held?.list && !held.externallyModified && !own?.cleared) {
    // One of our own texts: what this tab holds already and the journal's newer changes make it up, without parsing it all.
    return {
      ...held,
      text,
      textHash: print,
      textSeq: place,
      current: place >= held.appliedSeq ? text : textOf(held.list)
    }
  }
  const from = place === 'by hand' ? (state?.seq ?? 0) : place
  const list = listIn(text, collection, held?.list)
  return {
    text,
    textHash: print,
    textSeq: from,
    appliedSeq: from,
    externallyModified: place === 'by hand',
    current: text,
    list
  }
}

async function placeOf(view: LogTransaction, marker: Checkpoint | null, print: string, collection: string) {
  const claimed = marker?.cleared || marker?.texts.some(([name, , text]) => name === collection && text === print)
  const everywhere = claimed ? [] : await view.traces()
  const traces = everywhere.filter((trace) => trace.collection === collection)
  return resolveTextVersion({
    textHash: print,
    collection,
    checkpoint: marker,
    history: traces,
    fullHistory: everywhere
  })
}

/**
 * The list, which reflects the journal up to `from`, with the newest changes of its documents made to it: replaced in place,
 * and those created since at the end in the order of their creation. Gives back the same list when it has them all already.
 */
export function replayLog(
  list: DocumentList<Document>,
  changes: readonly ChangeRow[],
  from: number,
  collection: Collection<Document>
): DocumentList<Document> {
  const places = placesOf(list)
  const elements = new Map(list.entries.map((entry, place) => [place, entry.raw]))
  const created: ChangeRow[] = []
  for (const change of changes) {
    const place = places.get(change.id)
    if (place !== undefined && isEdit(change, from)) elements.set(place, change.value)
    else {
      if (place !== undefined) elements.delete(place)
      if (change.value !== undefined) created.push(change)
    }
  }
  created.sort((a, b) => (a.created ?? 0) - (b.created ?? 0) || a.seq - b.seq)
  const current = [...elements.values(), ...created.map((change) => change.value)]
  return isSame(current, list) ? list : listOf(current, collection, list)
}

function isEdit(change: ChangeRow, from: number): boolean {
  return change.value !== undefined && (change.created ?? 0) <= from
}

function isSame(elements: readonly unknown[], list: DocumentList<Document>): boolean {
  return (
    elements.length === list.entries.length && elements.every((raw, place) => sameJson(raw, list.entries[place]?.raw))
  )
}

/** A record that only an older version of the product could read still has its place. */
function placesOf(list: DocumentList<Document>): Map<string, number> {
  const places = new Map(list.places)
  list.entries.forEach(({ raw, document }, place) => {
    const id = document ? undefined : idOf(raw)
    if (id !== undefined && !places.has(id)) places.set(id, place)
  })
  return places
}
