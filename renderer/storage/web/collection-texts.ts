import { type DocumentList, parseElements, parseList } from '#renderer/storage/core/document-list.ts'
import { createSignal } from '#renderer/storage/core/signal.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import { buildDamagedRecord, type Quarantine, type QuarantineRequest } from '#shared/storage/quarantine.ts'
import type { CollectionRow, TextDatabase, TextTransaction } from './database.ts'
import type { KnownTexts } from './known-texts.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'

type AnyCollection = Collection<Document>

/** A collection as this tab knows it. */
export interface CollectionState {
  readonly collection: AnyCollection
  /** Its text in localStorage. */
  readonly local: string | null
  /** Its newest text: another one when localStorage is behind. */
  readonly text: string | null
  /** The newest text, parsed; undefined when it is not a JSON list. */
  readonly list: DocumentList<Document> | undefined
  /** IndexedDB has `text`, so `local` is one of our texts. */
  readonly isDurable: boolean
  /** Documents stand in place of a text that cannot be used, and are not stored: a change would be made to another list. */
  readonly isSubstitute?: boolean
}

/** What takes the place of a text. */
export interface TextChange {
  readonly text: string
  /** The text, parsed, where that is known. */
  readonly list?: DocumentList<Document>
  readonly isSample?: boolean
  /** More to write in the same step. */
  changeQuarantine?(stored: Quarantine): Quarantine
  readonly setAside?: QuarantineRequest | undefined
}

type Decide = (
  state: CollectionState,
  inside: TextTransaction
) => TextChange | undefined | Promise<TextChange | undefined>

/** As many changes may a copy of localStorage lag behind and still be known as ours. */
const maxHashes = 2000

/** Holds the room that a text is about to need, for a moment. */
export const roomKey = 'loupe.room'

/** How long localStorage stays behind, in calm, before this tab helps: mostly its text is on the way. */
const repairAfterMs = 400

interface Options {
  readonly storage: LocalStorageArea
  readonly knownTexts: KnownTexts
  readonly database: TextDatabase
  /** The collections that are shown as localStorage has them while the database is not open yet. All else waits for it. */
  readonly early: readonly string[]
}

/**
 * The collections, each one text. IndexedDB has the newest, and the hashes of our earlier ones; localStorage gets it after. What stands in
 * localStorage and is an earlier one is behind; any other text was put there by hand, and counts.
 */
export type CollectionTexts = ReturnType<typeof openCollectionTexts>

export function openCollectionTexts({ storage, knownTexts, database, early }: Options) {
  const states = new Map<string, CollectionState>()
  const reading = new Map<string, Promise<CollectionState>>()
  const stale = new Set<string>()
  const repairs = new Map<string, ReturnType<typeof setTimeout>>()
  const changes = createSignal<CollectionState>()
  const commits = createSignal<string>()
  const setAsides = createSignal<void>()

  const keep = (state: CollectionState) => {
    const { name } = state.collection
    const before = states.get(name)
    states.set(name, state)
    if (!before || before.list !== state.list) changes.emit(state)
    clearTimeout(repairs.get(name))
    if (state.isDurable && state.text !== state.local) repairs.set(name, setTimeout(repair, repairAfterMs, state))
    return state
  }
  const parse = (collection: AnyCollection, text: string | null) => {
    const before = states.get(collection.name)
    if (before && before.text === text && !before.isSubstitute) return before.list
    const elements = parseElements(text)
    return elements && parseList(elements, collection, before?.list)
  }
  const isOurs = ({ text, hashes }: CollectionRow, name: string, local: string | null) => {
    if (local === text) return true
    const seen = states.get(name)
    // What has not changed since it was one of ours still is, however many hashes ago.
    if (seen?.isDurable && seen.local === local) return true
    return local === null ? !knownTexts.has(name) : hashes.includes(hashText(local))
  }
  /** The collection as it is now, and what is to be set aside when a text put there by hand is taken up. */
  const find = async (collection: AnyCollection, inside: TextTransaction) => {
    const { name } = collection
    const { row, malformed } = await inside.row(name)
    const local = storage.read(name)
    const isDurable = row !== undefined && isOurs(row, name, local)
    const text = isDurable ? row.text : local
    if (isDurable && text === null && local === null) knownTexts.remove(name)
    const list = parse(collection, text)
    const state: CollectionState = { collection, local, text, list, isDurable }
    const displaced: QuarantineRequest[] = []
    if (malformed !== undefined) displaced.push(buildDamagedRecord(name, malformed))
    // What is taken away by hand is wanted away; and the sample nobody misses.
    else if (row && !isDurable && list && local !== null && row.text !== null && !row.isSample) {
      const count = parseElements(row.text)?.length ?? 0
      displaced.push({ collection: name, reason: 'overwritten', raw: row.text, count, resetKey: hashText(local) })
    }
    const isByHand = malformed !== undefined || (row !== undefined && !isDurable && list !== undefined)
    return { row, state, displaced, isByHand }
  }
  const write = async (collection: AnyCollection, decide: Decide): Promise<CollectionState> => {
    const { name } = collection
    if (database.phase === 'lost') throw new StoreError('unavailable', 'the database cannot be used')
    let refusal: { error: unknown } | undefined
    try {
      let isSetAside = false
      const { state, isWritten } = await database.write(async (inside) => {
        const { row, state, displaced, isByHand } = await find(collection, inside)
        const change = await Promise.resolve(state)
          .then((now) => decide(now, inside))
          .catch((error) => {
            refusal = { error }
            throw error
          })
        if (!change && !isByHand) return { state, isWritten: false }
        const text = change ? change.text : state.text
        checkRoom(storage, name, text, state.local)
        const replaced = new Set([row ? row.text : state.local, state.text])
        inside.putRow(name, {
          text,
          hashes: [...(row?.hashes ?? []), ...[...replaced].flatMap(hashOf)].slice(-maxHashes),
          savedAt: new Date().toISOString(),
          ...(change?.isSample && { isSample: true })
        })
        const requests = [...displaced, ...(change?.setAside ? [change.setAside] : [])]
        isSetAside = requests.length > 0 || change?.changeQuarantine !== undefined
        if (isSetAside) await inside.changeQuarantine(change?.changeQuarantine, requests)
        const list = change ? (change.list ?? parse(collection, text)) : state.list
        return { state: { ...state, text, list, isDurable: true }, isWritten: true }
      })
      if (!isWritten) return keep(state)
      const written = keep({ ...state, local: writeLocal(state) })
      commits.emit(name)
      if (isSetAside) setAsides.emit()
      return written
    } catch (error) {
      throw refusal ? refusal.error : toStoreError(error)
    }
  }
  /** localStorage gets the text after IndexedDB has it. What stands there once it was written, or what stood there before. */
  const writeLocal = ({ collection: { name }, local, text }: CollectionState): string | null => {
    // Written meanwhile, by another tab or by hand: it is looked at before anything takes its place.
    if (storage.read(name) !== local) return local
    try {
      if (text !== local) storage.write(name, text)
      if (text === null) knownTexts.remove(name)
      else knownTexts.add(name)
      return text
    } catch {
      // It has filled up since there was room: the change is durable, and localStorage follows when there is room again.
      return local
    }
  }
  const repair = async ({ collection }: CollectionState) => {
    try {
      await database.read(async (inside) => {
        const { state } = await find(collection, inside)
        if (state.isDurable && state.text !== state.local) keep({ ...state, local: writeLocal(state) })
      })
    } catch {
      // The list in memory is right all the same, and the next change brings the text with it.
    }
  }
  /** One reading at a time: whoever asks meanwhile shares it. */
  const readDurable = (collection: AnyCollection): Promise<CollectionState> => {
    const { name } = collection
    const current =
      reading.get(name) ??
      database
        .read((inside) => find(collection, inside))
        .then(({ state, isByHand }) =>
          isByHand
            ? // What cannot be taken up is shown all the same.
              write(collection, () => undefined).catch(() => keep(state))
            : keep(state)
        )
        .finally(() => reading.delete(name))
    reading.set(name, current)
    return current
  }
  const readNewest = async (collection: AnyCollection): Promise<CollectionState> => {
    const { name } = collection
    knownTexts.restore()
    const local = storage.read(name)
    const seen = states.get(name)
    const readLocal = () => ({ collection, local, text: local, list: parse(collection, local), isDurable: false })
    const isLost = database.phase === 'lost' || database.phase === 'closed'
    if (seen?.local === local && (isLost || !stale.has(name))) return seen
    if (isLost) return keep(readLocal())
    if (database.phase === 'opening' && local !== null && early.includes(name)) {
      // Not remembered: it may be older than what the database will tell.
      const state = readLocal()
      if (state.list?.documents.length) return state
    }
    stale.delete(name)
    try {
      return await readDurable(collection)
    } catch {
      database.giveUp()
      return keep(readLocal())
    }
  }

  return {
    /** The collection as it is now, as far as this tab can know. */
    async read(collection: AnyCollection): Promise<CollectionState> {
      const state = await readNewest(collection)
      // A read that was shared with an earlier caller may have begun before the newest text arrived.
      return state.local === storage.read(collection.name) && !stale.has(collection.name)
        ? state
        : readNewest(collection)
    },
    /**
     * Reads, changes and writes one collection as one step. Resolves when that is durable. Rejects with a StoreError, or with what
     * `decide` throws; nothing has changed then.
     */
    write,
    /** Another tab has written it: IndexedDB is asked, whatever localStorage looks like. */
    markStale: (name: string) => void (states.has(name) && stale.add(name)),
    /** Shows these documents in place of a text that cannot be used, without storing them, until the text changes. */
    substitute(collection: AnyCollection, documents: readonly Document[]) {
      const list = parseList(JSON.parse(JSON.stringify(documents)), collection)
      const local = storage.read(collection.name)
      keep({ collection, local, text: local, list, isDurable: false, isSubstitute: true })
    },
    /** As if it had not been read. */
    forget(name: string) {
      clearTimeout(repairs.get(name))
      states.delete(name)
    },
    /** Everything read so far. */
    states: () => [...states.values()],
    /** Calls the listener after anything in a collection has changed. */
    onChange: changes.subscribe,
    /** Calls the listener when this tab has written a collection. */
    onCommit: commits.subscribe,
    /** Calls the listener when something went into quarantine, or out of it. */
    onSetAside: setAsides.subscribe,
    close() {
      for (const timer of repairs.values()) clearTimeout(timer)
    }
  }
}

/** Throws what localStorage throws when it has no room for the text, before anything is written. */
function checkRoom(storage: LocalStorageArea, name: string, text: string | null, local: string | null): void {
  const missing = (text ?? '').length - (local?.length ?? -name.length)
  if (missing <= 0) return
  storage.write(roomKey, ' '.repeat(missing))
  storage.write(roomKey, null)
}

function hashOf(text: string | null): string[] {
  return text === null ? [] : [hashText(text)]
}
