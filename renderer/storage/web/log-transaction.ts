import type { DBSchema, IDBPTransaction } from 'idb'
import * as v from 'valibot'
import { StoreError } from '#renderer/storage/document-store.ts'

type StoreName = 'state' | 'changes' | 'bases' | 'traces' | 'keepsakes' | 'contents' | 'decisions'
type Transaction = IDBPTransaction<LogSchema, readonly StoreName[], 'readonly' | 'readwrite'>

/** The journal inside one transaction. Nothing but its own promises may be awaited there: the transaction would end. */
export type LogTransaction = ReturnType<typeof logTransaction>

/** How many changes a copy of localStorage may lag behind and still be told from a text written by hand; up to twice as many stay. */
const tracesKept = 1000

export function logTransaction(transaction: Transaction) {
  const writing = <N extends StoreName>(name: N) =>
    (transaction as IDBPTransaction<LogSchema, readonly StoreName[], 'readwrite'>).objectStore(name)
  return {
    state: async () => rows(v.optional(stateSchema), await transaction.objectStore('state').get('state')),
    putState: (state: LogState) => sent(writing('state').put(state, 'state')),

    /** Oldest first. */
    changesAfter: async (collection: string, seq: number) => {
      const index = transaction.objectStore('changes').index('order')
      return rows(v.array(changeSchema), await index.getAll(after(collection, seq)))
    },
    change: async (collection: string, id: string) =>
      rows(v.optional(changeSchema), await transaction.objectStore('changes').get([collection, id])),
    putChange: (row: ChangeRow) => sent(writing('changes').put(row)),
    async dropChangesUpTo(collection: string, seq: number): Promise<void> {
      const store = writing('changes')
      const keys = await store.index('order').getAllKeys(IDBKeyRange.bound([collection, 0], [collection, seq]))
      for (const key of keys) sent(store.delete(key))
    },

    base: async (collection: string) =>
      rows(v.optional(baseSchema), await transaction.objectStore('bases').get(collection)),
    putBase: (row: SnapshotRow) => sent(writing('bases').put(row)),

    /** Of every collection; within one oldest first. */
    traces: async () => rows(v.array(traceSchema), await transaction.objectStore('traces').getAll()),
    async putTrace(row: WriteRecord): Promise<void> {
      const store = writing('traces')
      sent(store.put(row))
      if (row.seq % tracesKept !== 0) return
      const keys = await store.getAllKeys(after(row.collection, -1))
      for (const key of keys.slice(0, -tracesKept)) sent(store.delete(key))
    },

    keepsakes: async () => rows(v.array(keepsakeSchema), await transaction.objectStore('keepsakes').getAll()),
    putKeepsake: (row: QuarantineRow) => sent(writing('keepsakes').put(row)),
    content: async (id: string) => rows(v.optional(v.string()), await transaction.objectStore('contents').get(id)),
    putContent: (id: string, raw: string) => sent(writing('contents').put(raw, id)),
    dropKeepsake(id: string): void {
      sent(writing('keepsakes').delete(id))
      sent(writing('contents').delete(id))
    },

    decisions: async () => new Set(await transaction.objectStore('decisions').getAllKeys()),
    decide: (decision: string) => sent(writing('decisions').put(true, decision))
  }
}

/** Writes are not waited for one by one: one that fails aborts the transaction, and its end is waited for. */
function sent(write: Promise<unknown>): void {
  write.catch(() => {})
}

function after(collection: string, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([collection, seq], [collection, Number.POSITIVE_INFINITY], true)
}

/** The journal lies on the person's device like everything else: what comes out of it is parsed. */
function rows<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new StoreError('unavailable', 'the journal is damaged')
}

const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The journal as a whole: its name, its newest change and when that was (milliseconds since 1970). */
export const stateSchema = v.object({ journal: v.string(), seq, at: v.number() })
export type LogState = v.InferOutput<typeof stateSchema>

/**
 * The newest change of one document. `created` is the change that put it at the end of the list: without it, replaying the
 * newest changes alone would not give back the order of creation.
 */
export const changeSchema = v.object({
  collection: v.string(),
  id: v.string(),
  seq,
  created: v.nullable(seq),
  /** Absent: the document was removed. */
  value: v.optional(v.unknown())
})
export type ChangeRow = v.InferOutput<typeof changeSchema>

/** A wholesale replacement of a collection's text: older changes of the collection are void. */
export const baseSchema = v.object({ collection: v.string(), seq, raw: v.nullable(v.string()) })
export type SnapshotRow = v.InferOutput<typeof baseSchema>

/** Which text a write replaced and which it left, by whom and when: tells an older text of ours from one written by hand. */
export const traceSchema = v.object({
  collection: v.string(),
  seq,
  before: v.string(),
  print: v.string(),
  tab: v.string(),
  /** When that tab opened the board, and when it wrote this: milliseconds since 1970. */
  born: v.number(),
  at: v.number()
})
export type WriteRecord = v.InferOutput<typeof traceSchema>

/** About a text that was set aside before it was replaced. The text itself lies beside it, because it may be large. */
export const keepsakeSchema = v.object({
  id: v.string(),
  collection: v.string(),
  reason: v.picklist(['reset', 'damaged', 'replaced']),
  /** ISO 8601. */
  at: v.string(),
  /** How many elements it holds; 0 when it is no list. */
  count: v.number(),
  /** What the person accepts with an undo: a reset for the same signature is not made again. */
  signature: v.string(),
  /** Fingerprint of the sample that took its place: still there untouched, it need not be set aside by an undo. */
  sample: v.string(),
  /** 'waiting': set aside, but what it makes way for is not written yet. */
  standing: v.picklist(['waiting', 'shown', 'dismissed'])
})
export type QuarantineRow = v.InferOutput<typeof keepsakeSchema>

/** What lies where in the journal. */
export interface LogSchema extends DBSchema {
  state: { key: string; value: LogState }
  changes: { key: [string, string]; value: ChangeRow; indexes: { order: [string, number] } }
  bases: { key: string; value: SnapshotRow }
  traces: { key: [string, number]; value: WriteRecord }
  keepsakes: { key: string; value: QuarantineRow }
  contents: { key: string; value: string }
  /** What the person decided: 'dismissed …' or 'waived …'. */
  decisions: { key: string; value: true }
}
