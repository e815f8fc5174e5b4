import { type DocumentList, parseElements, parseList } from '#renderer/storage/core/parse-document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/hash-text.ts'
import { buildDamagedRecord, type Quarantine, type QuarantineRequest } from '#shared/storage/quarantine.ts'
import { type CollectionTransaction, openCollectionDatabase } from './collection-database.ts'
import type { CollectionRow } from './indexed-db-collection-row.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { openWrittenCollections } from './written-collections.ts'

type AnyCollection = Collection<Document>

export interface CollectionState {
  readonly collection: AnyCollection
  readonly local: string | null
  /** The newest text, which localStorage may not have yet. */
  readonly text: string | null
  /** The newest text, parsed; undefined: it is no JSON list. */
  readonly list: DocumentList<Document> | undefined
  /** IndexedDB has the newest text, and knows the one in localStorage. */
  readonly isDurable: boolean
  /** The list replaces an unusable text, is not stored, and cannot be changed. */
  readonly isSubstitute?: boolean
}

export interface TextChange {
  readonly text: string
  readonly list?: DocumentList<Document>
  readonly isSample?: boolean
  /** In the same step, after `changeQuarantine`. */
  readonly addToQuarantine?: QuarantineRequest | undefined
  changeQuarantine?(stored: Quarantine): Quarantine
}

type Decision = TextChange | undefined
type Decide = (state: CollectionState, inside: CollectionTransaction) => Decision | Promise<Decision>

/** localStorage may be so many changes behind and still be recognized as ours. */
const maxHashes = 2000

/** Reserves room for a text, for a moment. */
export const roomKey = 'loupe.room'

/** Most texts on their way to localStorage have arrived by then. While it is full, each attempt waits twice as long. */
const repairAfterMs = 400
const maxRepairAfterMs = 60_000

interface Options {
  readonly storage: LocalStorageArea
  readonly name: string
  /** Read from localStorage while the database opens; all others wait for it. */
  readonly early: readonly string[]
  /** The database does not answer: this tab shows localStorage's texts, and saves nothing. */
  onLost(): void
  /** It does not answer in time, and (false) answers again. */
  onSilence(isSilent: boolean): void
  onChange(state: CollectionState): void
  onCommit(collection: string, isQuarantineChanged: boolean): Promise<void>
}

/** IndexedDB has the newest text, localStorage follows: one of ours there is behind, known by its hash; any other counts as by hand. */
export type CollectionStorage = ReturnType<typeof openCollectionStorage>

export function openCollectionStorage(options: Options) {
  const { storage, name: databaseName, early, onChange, onCommit } = options
  const writtenCollections = openWrittenCollections(storage, () => database.phase === 'lost')
  const database = openCollectionDatabase(databaseName, storage, options)
  const states = new Map<string, CollectionState>()
  const reading = new Map<string, Promise<CollectionState>>()
  const repairs = new Map<string, ReturnType<typeof setTimeout>>()
  const repairDelays = new Map<string, number>()
  /** Changed elsewhere: read from IndexedDB, whatever localStorage holds. */
  const stale = new Set<string>()

  const keep = (state: CollectionState) => {
    const { name } = state.collection
    const before = states.get(name)
    states.set(name, state)
    clearTimeout(repairs.get(name))
    const isBehind = state.isDurable && state.text !== null && state.text !== state.local
    if (!isBehind || before?.text !== state.text) repairDelays.delete(name)
    if (isBehind) repairs.set(name, setTimeout(repair, repairDelays.get(name) ?? repairAfterMs, state.collection))
    if (!before || before.list !== state.list) onChange(state)
    return state
  }
  const parse = (collection: AnyCollection, text: string | null) => {
    const before = states.get(collection.name)
    if (before?.text === text && !before?.isSubstitute) return before?.list
    const elements = parseElements(text)
    return elements && parseList(elements, collection, before?.list)
  }
  const readLocal = (collection: AnyCollection): CollectionState => {
    const local = storage.read(collection.name)
    return { collection, local, text: local, list: parse(collection, local), isDurable: false }
  }
  const isKnownVersion = ({ text, hashes, removals }: CollectionRow, name: string, local: string | null) => {
    if (local === text) return true
    if (local === null) return !writtenCollections.has(name, removals)
    const seen = states.get(name)
    // Unchanged, however many changes ago it was written.
    return (seen?.isDurable && seen.local === local) || hashes.includes(hashText(local))
  }
  /** `isExternallyModified`: localStorage's text is to be taken up, and `displaced` set aside. */
  const find = async (collection: AnyCollection, inside: CollectionTransaction) => {
    const { name } = collection
    const { row, malformed } = await inside.row(name)
    const local = storage.read(name)
    const isDurable = row !== undefined && isKnownVersion(row, name, local)
    const text = isDurable ? row.text : local
    const list = parse(collection, text)
    const isExternallyModified = malformed !== undefined || (row !== undefined && !isDurable && list !== undefined)
    const displaced = malformed === undefined ? [] : [buildDamagedRecord(name, malformed)]
    // A list removed by hand was not wanted, and an untouched sample is no loss.
    if (isExternallyModified && local !== null && row?.text && !row.isSample) {
      const present = new Set(list?.entries.map(({ raw }) => JSON.stringify(raw)))
      const elements = parseElements(row.text)
      const isMissed = !elements?.every((element) => present.has(JSON.stringify(element)))
      const about = { collection: name, raw: row.text, count: elements?.length ?? 0, resetKey: hashText(local) }
      if (isMissed) displaced.push({ ...about, reason: 'overwritten' })
    }
    const state: CollectionState = { collection, local, text, list, isDurable }
    return { row, state, isExternallyModified, displaced }
  }
  /** Durable when it resolves. Rejects with a StoreError, or the error of `decide`, and has changed nothing then. */
  const write = async (collection: AnyCollection, decide: Decide): Promise<CollectionState> => {
    const { name } = collection
    if (database.phase === 'lost') throw new StoreError('unavailable', 'the database cannot be used')
    const { state, row, isWritten, isQuarantineChanged } = await database.write(async (inside) => {
      const { row, state, isExternallyModified, displaced } = await find(collection, inside)
      const change = await decide(state, inside)
      if (!change && !isExternallyModified) return { state, row, isWritten: false, isQuarantineChanged: false }
      const text = change ? change.text : state.text
      checkRoom(storage, name, text, state.local)
      const replaced = new Set([row ? row.text : state.local, state.text])
      const next: CollectionRow = {
        text,
        hashes: [...(row?.hashes ?? []), ...[...replaced].map(hashText)].slice(-maxHashes),
        removals: (row?.removals ?? 0) + (row && text === null ? 1 : 0),
        savedAt: new Date().toISOString(),
        ...(change?.isSample && { isSample: true })
      }
      inside.putRow(name, next)
      const addToQuarantine = change?.addToQuarantine ? [...displaced, change.addToQuarantine] : displaced
      const isQuarantineChanged = addToQuarantine.length > 0 || change?.changeQuarantine !== undefined
      if (isQuarantineChanged) await inside.changeQuarantine(change?.changeQuarantine, addToQuarantine)
      const list = change ? (change.list ?? parse(collection, text)) : state.list
      return { state: { ...state, text, list, isDurable: true }, row: next, isWritten: true, isQuarantineChanged }
    })
    const followed = keep(row && (isWritten || state.text !== state.local) ? writeLocal(state, row) : state)
    if (isWritten) await onCommit(name, isQuarantineChanged)
    return followed
  }
  /** localStorage gets the text that IndexedDB has. */
  const writeLocal = (state: CollectionState, row: CollectionRow): CollectionState => {
    const { name } = state.collection
    // Removing a newer text of another tab would count as a removal by hand.
    if (state.text === null) return state
    const present = storage.read(name)
    // A newer text, or one put there by hand in between, is looked at first.
    if (present !== state.local && !isKnownVersion(row, name, present)) return state
    try {
      // Also over the same text: an earlier write of another tab may still be on its way.
      storage.write(name, state.text)
      writtenCollections.add(name, row.removals)
      return { ...state, local: state.text }
    } catch {
      // The storage has filled up. The change is durable, and localStorage follows when there is room.
      return state
    }
  }
  // Without it the list in memory is right, and the next change brings the text with it.
  const repair = (collection: AnyCollection) => {
    const { name } = collection
    repairDelays.set(name, Math.min(2 * (repairDelays.get(name) ?? repairAfterMs), maxRepairAfterMs))
    void write(collection, () => undefined).catch(() => {})
  }
  const readDurable = async (collection: AnyCollection): Promise<CollectionState> => {
    const { state, isExternallyModified } = await database.read((inside) => find(collection, inside))
    return isExternallyModified ? write(collection, () => undefined).catch(() => keep(state)) : keep(state)
  }
  const readNewest = async (collection: AnyCollection): Promise<CollectionState> => {
    const { name } = collection
    writtenCollections.read()
    const seen = states.get(name)
    const isLost = database.phase === 'lost'
    if (seen?.local === storage.read(name) && (isLost || !stale.has(name))) return seen
    if (database.phase === 'opening' && early.includes(name)) {
      // Not remembered: the database may have a newer one.
      const state = readLocal(collection)
      if (state.list?.documents.length) return state
    }
    if (isLost) return keep(readLocal(collection))
    try {
      const current = reading.get(name) ?? readDurable(collection).finally(() => reading.delete(name))
      reading.set(name, current)
      stale.delete(name)
      return await current
    } catch {
      database.giveUp()
      return keep(readLocal(collection))
    }
  }

  return {
    storage,
    writtenCollections,
    database,
    onCommit,
    async read(collection: AnyCollection): Promise<CollectionState> {
      const state = await readNewest(collection)
      // A shared read may have begun before the newest text arrived.
      return state.local === storage.read(collection.name) ? state : readNewest(collection)
    },
    write,
    markStale(name: string | null) {
      for (const each of name === null ? states.keys() : [name]) stale.add(each)
    },
    /** Shows a list in place of an unusable text, until the text changes. */
    substitute(collection: AnyCollection, text: string) {
      const list = parseList(parseElements(text) ?? [], collection)
      keep({ ...readLocal(collection), list, isSubstitute: true })
    },
    forget(name: string) {
      clearTimeout(repairs.get(name))
      repairDelays.delete(name)
      states.delete(name)
    },
    find: (name: string): CollectionState | undefined => states.get(name),
    states: () => [...states.values()]
  }
}

/** Throws localStorage's StoreError when it has no room for the text, before anything is written. */
function checkRoom(storage: LocalStorageArea, name: string, text: string | null, local: string | null): void {
  if (text === null) return
  const missing = local === null ? name.length + text.length : text.length - local.length
  if (missing <= 0) return
  storage.write(roomKey, ' '.repeat(missing))
  storage.write(roomKey, null)
}
