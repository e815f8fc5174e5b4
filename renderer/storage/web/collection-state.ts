import { fingerprint, sameJson } from '#renderer/storage/core/compare.ts'
import { type DocumentList, elementsOf, listOf, textOf } from '#renderer/storage/core/document-list.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { idOf } from '#shared/documents/id-of.ts'
import { clearedAt, type Marker } from './checkpoint.ts'
import type { BaseRow, ChangeRow, JournalState, JournalView } from './log-transaction.ts'
import { standing } from './resolve-text-version.ts'

/** A collection as this tab knows it: its text in localStorage, and what the journal makes of it. */
export interface Held {
  readonly text: string | null
  /** Fingerprint of `text`. */
  readonly print: string
  /** The change of the journal up to which `text` reflects the collection. */
  readonly from: number
  /** The change up to which `current` does. */
  readonly seq: number
  /** `text` is somebody else's and stands in no journal yet. */
  readonly byHand: boolean
  /** `text` with the journal's newer changes: another text when localStorage is behind. */
  readonly current: string | null
  /** `current`, parsed; undefined when it is not a JSON list. */
  readonly list: DocumentList<Document> | undefined
}

/** What can be known of a collection inside a transaction of the journal. */
export interface Sight {
  readonly view: JournalView
  readonly state: JournalState | undefined
  readonly marker: Marker | null
  readonly text: string | null
  readonly collection: Collection<Document>
  /** What this tab held before. */
  readonly held: Held | undefined
  readonly news: News
}

/** What the journal has for a tab that knows it up to `after`. */
export interface News {
  readonly after: number
  readonly base: BaseRow | undefined
  readonly changes: readonly ChangeRow[]
}

/** Asks for all of it at once: whoever waits in a transaction keeps other tabs waiting. */
export async function newsOf(view: JournalView, collection: string, held: Held | undefined): Promise<News> {
  const after = held?.seq ?? 0
  const [base, changes] = await Promise.all([view.base(collection), view.changesAfter(collection, after)])
  return { after, base, changes }
}

export async function upToDate(sight: Sight): Promise<Held> {
  const { view, state, collection, held, text, news } = sight
  const { base } = news
  const start = held?.text === text ? held : await lookedAt(sight)
  const replaced = base !== undefined && base.seq > start.seq
  const since = replaced ? base.seq : start.seq
  const known = since >= news.after
  const changes = known
    ? news.changes.filter((row) => row.seq > since)
    : await view.changesAfter(collection.name, since)
  const seq = Math.max(since, state?.seq ?? 0)
  if (!replaced && changes.length === 0) return { ...start, seq }
  const list = replaced ? listIn(base.raw, collection, start.list) : start.list
  const replayedList = list && replayed(list, changes, since, collection)
  const source = replaced ? base.raw : start.current
  const byHand = start.byHand && !replaced
  if (replayedList === list) return { ...start, seq, byHand, current: source, list }
  // A text that reflects the newest change needs no comparison.
  const isCurrent = start.from >= (changes.at(-1)?.seq ?? 0) && start.from >= start.seq && !replaced
  return {
    ...start,
    seq,
    byHand,
    current: isCurrent || !replayedList ? text : textOf(replayedList),
    list: replayedList
  }
}

/** A collection where nothing but localStorage can be asked. */
export function unjournaled(text: string | null, collection: Collection<Document>, held: Held | undefined): Held {
  if (held?.text === text) return held
  return { text, print: '', from: 0, seq: 0, byHand: false, current: text, list: listIn(text, collection, held?.list) }
}

/** A marker of another journal comes with another localStorage: what stands in it is taken as it is. */
export function effective(marker: Marker | null, state: JournalState | undefined): Marker | null {
  return marker && state && marker.journal !== state.journal ? clearedAt(state) : marker
}

export function listIn(text: string | null, collection: Collection<Document>, previous?: DocumentList<Document>) {
  const elements = elementsOf(text)
  return elements && listOf(elements, collection, previous)
}

async function lookedAt({ view, state, marker, text, collection, held }: Sight): Promise<Held> {
  const print = fingerprint(text)
  const own = effective(marker, state)
  const place = state ? await placeOf(view, own, print, collection.name) : 'by hand'
  if (place !== 'by hand' && held?.list && !held.byHand && !own?.cleared) {
    // One of our own texts: what this tab holds already and the journal's newer changes make it up, without parsing it all.
    return { ...held, text, print, from: place, current: place >= held.seq ? text : textOf(held.list) }
  }
  const from = place === 'by hand' ? (state?.seq ?? 0) : place
  const list = listIn(text, collection, held?.list)
  return { text, print, from, seq: from, byHand: place === 'by hand', current: text, list }
}

async function placeOf(view: JournalView, marker: Marker | null, print: string, collection: string) {
  const claimed = marker?.cleared || marker?.texts.some(([name, , text]) => name === collection && text === print)
  const everywhere = claimed ? [] : await view.traces()
  const traces = everywhere.filter((trace) => trace.collection === collection)
  return standing({ print, collection, marker, traces, everywhere })
}

/**
 * The list, which reflects the journal up to `from`, with the newest changes of its documents made to it: replaced in place,
 * and those created since at the end in the order of their creation. Gives back the same list when it has them all already.
 */
export function replayed(
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
