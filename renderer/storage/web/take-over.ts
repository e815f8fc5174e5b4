import * as v from 'valibot'
import { parseElements } from '#renderer/storage/core/document-list.ts'
import { absentHash, hashText } from '#shared/documents/fingerprint.ts'
import { readId } from '#shared/documents/id-of.ts'
import { quarantineReasons } from '#shared/storage/initialization.ts'
import {
  buildDamagedRecord,
  emptyQuarantine,
  type Quarantine,
  type QuarantinedText,
  type QuarantineRequest,
  setAside
} from '#shared/storage/quarantine.ts'
import { knownTextsKey } from './known-texts.ts'
import type { LocalStorageArea } from './local-storage.ts'

// Until the first days of December 2026 the database held a write-ahead log. Whoever has opened Loupe since has been taken over: this
// file goes a year later, in December 2027.

/** The rows of every object store, as they were found. */
export type FirstLayout = Record<string, readonly { readonly key: unknown; readonly row: unknown }[]>

const seq = v.number()
const schemas = {
  state: v.object({ journal: v.string(), seq }),
  /** The newest change of each document; `created`: the change that put it at the end of the list. */
  changes: v.object({
    collection: v.string(),
    id: v.string(),
    seq,
    created: v.nullable(seq),
    value: v.optional(v.unknown())
  }),
  /** The text that the changes of a higher number are made to. */
  bases: v.object({ collection: v.string(), seq, raw: v.nullable(v.string()) }),
  /** The hashes of the texts before and after each write. */
  traces: v.object({ collection: v.string(), seq, before: v.string(), print: v.string(), at: v.number() }),
  keepsakes: v.object({
    id: v.string(),
    collection: v.string(),
    reason: v.picklist(quarantineReasons),
    at: v.string(),
    count: v.number(),
    signature: v.string(),
    sample: v.string(),
    savedAt: v.optional(v.string()),
    standing: v.picklist(['waiting', 'shown', 'dismissed'])
  }),
  contents: v.string(),
  decisions: v.literal(true)
}
type Change = v.InferOutput<(typeof schemas)['changes']>
type Base = v.InferOutput<(typeof schemas)['bases']>

/** What localStorage said about itself. `cleared`: it was emptied by hand after change `seq`. */
const checkpointSchema = v.object({ journal: v.string(), seq, cleared: v.optional(v.literal(true)) })

interface TakenRow {
  text: string | null
  hashes: string[]
  removals: number
  savedAt: string
  isSample?: true
}

export interface TakenOver {
  readonly collections: ReadonlyMap<string, TakenRow>
  readonly quarantine: Quarantine
  readonly contents: ReadonlyMap<string, string>
}

/** What the first layout becomes. What of it does not parse goes into quarantine; a database that is something else, as a whole. */
export function takeOver(found: FirstLayout, storage: Pick<LocalStorageArea, 'read'>): TakenOver {
  const contents = new Map<string, string>()
  let quarantine = emptyQuarantine
  const keep = (request: QuarantineRequest) => {
    quarantine = setAside(quarantine, request)
    contents.set(quarantine.texts.at(-1)?.id ?? '', request.raw)
  }
  const isFresh = Object.keys(found).length === 0
  const isLog = Object.keys(schemas).every((store) => store in found)
  if (!isFresh && !isLog) {
    const count = Object.values(found).flat().length
    keep({ ...buildDamagedRecord('journal', found), reason: 'damaged-log', count })
  }
  if (!isLog) return { collections: new Map(), quarantine, contents }

  const rowsOf = <N extends keyof typeof schemas>(
    store: N
  ): { key: unknown; row: v.InferOutput<(typeof schemas)[N]> }[] =>
    (found[store] ?? []).flatMap(({ key, row }) => {
      const result = v.safeParse(schemas[store], row)
      if (result.success) return [{ key, row: result.output as v.InferOutput<(typeof schemas)[N]> }]
      keep(buildDamagedRecord(collectionOf(row), row))
      return []
    })
  const [state] = rowsOf('state')
  const changes = rowsOf('changes').map(({ row }) => row)
  const bases = rowsOf('bases').map(({ row }) => row)
  const traces = rowsOf('traces').map(({ row }) => row)
  const collections = new Map<string, TakenRow>()
  const checkpoint = readCheckpoint(storage)
  const isCleared = checkpoint?.cleared && checkpoint.journal === state?.row.journal
  for (const name of new Set([...changes, ...bases, ...traces].map(({ collection }) => collection))) {
    const base = bases.find(({ collection }) => collection === name) ?? { collection: name, seq: 0, raw: null }
    if (isCleared && base.seq <= checkpoint.seq) continue
    const writes = traces.filter(({ collection }) => collection === name).sort((one, other) => one.seq - other.seq)
    const newer = changes.filter((change) => change.collection === name && change.seq > base.seq)
    const newest = writes.at(-1)
    const local = storage.read(name)
    // What localStorage has of the newest write is to be the same to the byte, whatever a replay would make of it.
    const isWhole = newest && newest.seq >= base.seq && hashText(local) === newest.print
    const hashes = new Set(writes.flatMap(({ before, print }) => [before, print]))
    const isSample =
      writes.length === 1 && newer.length === 0 && [absentHash, hashText('[]')].includes(newest?.before ?? '')
    collections.set(name, {
      text: isWhole ? local : replay(base, newer),
      hashes: [...hashes].filter((hash) => hash !== absentHash),
      removals: 0,
      savedAt: new Date(newest?.at ?? Date.now()).toISOString(),
      ...(isSample && { isSample: true })
    })
  }

  const texts = new Map(rowsOf('contents').map(({ key, row }) => [key, row]))
  for (const { row } of rowsOf('keepsakes')) {
    const { signature: resetKey, sample, savedAt, standing, ...about } = row
    const content = texts.get(row.id)
    if (content === undefined || standing === 'waiting') continue
    const text: QuarantinedText = { ...about, resetKey, ...(savedAt === undefined ? { sample } : { savedAt }) }
    const dismissed = standing === 'dismissed' ? [...quarantine.dismissed, row.id] : quarantine.dismissed
    quarantine = { ...quarantine, texts: [...quarantine.texts, text], dismissed }
    contents.set(row.id, content)
  }
  const decided = (word: string) =>
    rowsOf('decisions').flatMap(({ key }) =>
      String(key).startsWith(`${word} `) ? [String(key).slice(word.length + 1)] : []
    )
  const dismissed = [...quarantine.dismissed, ...decided('dismissed')]
  return { collections, quarantine: { ...quarantine, dismissed, suppressed: decided('waived') }, contents }
}

function readCheckpoint(storage: Pick<LocalStorageArea, 'read'>) {
  try {
    const { success, output } = v.safeParse(checkpointSchema, JSON.parse(storage.read(knownTextsKey) ?? ''))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

function collectionOf(row: unknown): string {
  const isNamed = typeof row === 'object' && row !== null && 'collection' in row && typeof row.collection === 'string'
  return isNamed ? String(row.collection) : 'journal'
}

/** Documents that were changed stay where they were; those created since follow in the order of their creation. */
function replay(base: Base, changes: readonly Change[]): string | null {
  const elements = parseElements(base.raw)
  if (!elements || changes.length === 0) return base.raw
  const indexes = new Map<string, number>()
  elements.forEach((element, index) => {
    const id = readId(element)
    if (id !== undefined && !indexes.has(id)) indexes.set(id, index)
  })
  const kept = new Map(elements.entries())
  const created: Change[] = []
  for (const change of changes) {
    const index = indexes.get(change.id)
    const isEdit = change.value !== undefined && (change.created ?? 0) <= base.seq
    if (index !== undefined && isEdit) kept.set(index, change.value)
    else {
      if (index !== undefined) kept.delete(index)
      if (change.value !== undefined) created.push(change)
    }
  }
  created.sort((one, other) => (one.created ?? 0) - (other.created ?? 0) || one.seq - other.seq)
  return JSON.stringify([...kept.values(), ...created.map(({ value }) => value)])
}
