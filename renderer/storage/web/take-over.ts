import * as v from 'valibot'
import { parseElements } from '#renderer/storage/core/document-list.ts'
import { readId } from '#shared/documents/document.ts'
import { absentHash, hashText } from '#shared/documents/fingerprint.ts'
import { quarantineReasons } from '#shared/storage/initialization.ts'
import {
  buildDamagedRecord,
  buildQuarantineId,
  dismissNotice,
  emptyQuarantine,
  type QuarantinedText,
  type QuarantineRequest,
  setAside
} from '#shared/storage/quarantine.ts'
import type { CollectionRow } from './collection-row.ts'
import type { Upgrade } from './indexed-db.ts'
import { knownTextsKey } from './known-texts.ts'
import type { LocalStorageArea } from './local-storage.ts'

// Takes the write-ahead log over that the database held until the first days of December 2026. Goes in December 2027.

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
  /** Snapshots: the texts that later changes are applied to. */
  bases: v.object({ collection: v.string(), seq, raw: v.nullable(v.string()) }),
  /** Writes: the hashes of the texts before and after each. */
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
type Row<N extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[N]>

/** localStorage's checkpoint. `cleared`: emptied by hand after change `seq`. */
const checkpointSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ journal: v.string(), seq, cleared: v.optional(v.literal(true)) })
)

/** `key` undefined: the only one of its store. */
type NewRow = readonly [store: 'collections' | 'quarantine' | 'contents', key: string | undefined, row: unknown]

/** Removes the log, and returns the rows that replace it. Invalid rows go into quarantine. */
export async function takeOver(upgrade: Upgrade, storage: LocalStorageArea): Promise<NewRow[]> {
  const found = new Map<string, { key: unknown; row: unknown }[]>()
  for (const name of [...upgrade.objectStoreNames]) {
    const store = upgrade.objectStore(name)
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
    const pairs = keys.map((key, index) => ({ key, row: rows[index] }))
    found.set(name, pairs)
    upgrade.db.deleteObjectStore(name)
  }
  const rows: NewRow[] = []
  let quarantine = emptyQuarantine
  const keep = (request: QuarantineRequest) => {
    quarantine = setAside(quarantine, request)
    rows.push(['contents', buildQuarantineId(request), request.raw])
  }
  const parse = <N extends keyof typeof schemas>(store: N) =>
    (found.get(store) ?? []).flatMap(({ key, row }) => {
      const { success, output } = v.safeParse(schemas[store], row)
      if (!success) keep(buildDamagedRecord(collectionOf(row), row))
      return success ? [{ key: String(key), row: output as Row<N> }] : []
    })
  if (Object.keys(schemas).every((store) => found.has(store))) {
    rows.push(...takeListsOver(parse, storage))
    const texts = new Map(parse('contents').map(({ key, row }) => [key, row]))
    const decisions = parse('decisions').map(({ key }) => key)
    const decided = (word: string) =>
      decisions.flatMap((key) => (key.startsWith(`${word} `) ? [key.slice(word.length + 1)] : []))
    quarantine = { ...quarantine, dismissed: decided('dismissed'), suppressed: decided('waived') }
    for (const { row } of parse('keepsakes')) {
      const { signature: resetKey, sample, savedAt, standing, ...about } = row
      const content = texts.get(row.id)
      if (content === undefined || standing === 'waiting') continue
      const text: QuarantinedText = { ...about, resetKey, ...(savedAt === undefined ? { sample } : { savedAt }) }
      quarantine = { ...quarantine, texts: [...quarantine.texts, text] }
      if (standing === 'dismissed') quarantine = dismissNotice(quarantine, row.id)
      rows.push(['contents', row.id, content])
    }
  } else {
    const damaged = buildDamagedRecord('journal', Object.fromEntries(found))
    keep({ ...damaged, reason: 'damaged-log', count: [...found.values()].flat().length })
  }
  return [...rows, ['quarantine', undefined, quarantine]]
}

type Parse = <N extends keyof typeof schemas>(store: N) => { row: Row<N> }[]

function takeListsOver(parse: Parse, storage: LocalStorageArea): NewRow[] {
  const of = <R extends { collection: string }>(rows: { row: R }[], name: string) =>
    rows.flatMap(({ row }) => (row.collection === name ? [row] : []))
  const [changes, bases, traces, [state]] = [parse('changes'), parse('bases'), parse('traces'), parse('state')]
  const { success, output: checkpoint } = v.safeParse(checkpointSchema, storage.read(knownTextsKey))
  const isCleared = success && checkpoint.cleared && checkpoint.journal === state?.row.journal
  const names = new Set([...changes, ...bases, ...traces].map(({ row }) => row.collection))
  return [...names].flatMap((name): NewRow[] => {
    const base = of(bases, name)[0] ?? { seq: 0, raw: null }
    if (isCleared && base.seq <= checkpoint.seq) return []
    const writes = of(traces, name).sort((one, other) => one.seq - other.seq)
    const newer = of(changes, name).filter((change) => change.seq > base.seq)
    const newest = writes.at(-1)
    const local = storage.read(name)
    // Where localStorage has the newest write, its text is kept to the byte.
    const isWhole = newest && newest.seq >= base.seq && hashText(local) === newest.print
    const hashes = new Set(writes.flatMap(({ before, print }) => [before, print]))
    hashes.delete(absentHash)
    const wasEmpty = [absentHash, hashText('[]')].includes(newest?.before ?? '')
    const row: CollectionRow = {
      text: isWhole ? local : replay(base, newer),
      hashes: [...hashes],
      removals: 0,
      savedAt: new Date(newest?.at ?? Date.now()).toISOString(),
      ...(writes.length === 1 && newer.length === 0 && wasEmpty && { isSample: true })
    }
    return [['collections', name, row]]
  })
}

function collectionOf(row: unknown): string {
  const { success, output } = v.safeParse(v.looseObject({ collection: v.string() }), row)
  return success ? output.collection : 'journal'
}

/** Changed documents keep their position; new ones follow in the order of their creation. */
function replay(base: Pick<Row<'bases'>, 'seq' | 'raw'>, changes: readonly Row<'changes'>[]): string | null {
  const elements = parseElements(base.raw)
  if (!elements || changes.length === 0) return base.raw
  const indexes = new Map<string, number>()
  elements.forEach((element, index) => {
    const id = readId(element)
    if (id !== undefined && !indexes.has(id)) indexes.set(id, index)
  })
  const kept = new Map(elements.entries())
  const created: Row<'changes'>[] = []
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
