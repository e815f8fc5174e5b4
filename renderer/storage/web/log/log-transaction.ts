import type { DBSchema, IDBPTransaction } from 'idb'
import * as v from 'valibot'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { QuarantineReason } from '#shared/storage/initialization.ts'

// The rows of the log, in the fields in which they are stored. The log lies on the person's device like everything else: what
// comes out of it is parsed.

const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The log as a whole: its name, its newest change and when that was (milliseconds since 1970). */
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
export const snapshotSchema = v.object({ collection: v.string(), seq, raw: v.nullable(v.string()) })
export type SnapshotRow = v.InferOutput<typeof snapshotSchema>

/** Which text a write replaced and which it left, by whom and when: tells an older text of ours from one written by hand. */
export const writeSchema = v.object({
  collection: v.string(),
  seq,
  /** Fingerprints of the two texts. */
  before: v.string(),
  print: v.string(),
  tab: v.string(),
  /** When that tab opened the board, and when it wrote this: milliseconds since 1970. */
  born: v.number(),
  at: v.number()
})
export type WriteRecord = v.InferOutput<typeof writeSchema>

/** About a text in quarantine. The text itself lies beside it, because it may be large. */
export interface QuarantineRow {
  id: string
  collection: string
  reason: QuarantineReason['reason']
  /** ISO 8601. */
  at: string
  /** How many elements it holds; 0 when it is no list. */
  count: number
  /** The resetKey of the reset. */
  signature: string
  /** Fingerprint of the text that took its place. */
  sample: string
  /** When that was saved which took its place, ISO 8601; absent: it is a new beginning. */
  savedAt?: string | undefined
  /** 'waiting': what it makes way for is not written yet. */
  standing: 'waiting' | 'shown' | 'dismissed'
}

/** What lies where in the log. */
export interface LogSchema extends DBSchema {
  state: { key: string; value: LogState }
  changes: { key: [string, string]; value: ChangeRow; indexes: { order: [string, number] } }
  bases: { key: string; value: SnapshotRow }
  traces: { key: [string, number]; value: WriteRecord }
  keepsakes: { key: string; value: QuarantineRow }
  contents: { key: string; value: string }
  /** What the person has decided: a dismissal or a suppression. */
  decisions: { key: string; value: true }
}

/** A row is not what it must be. Nothing was written: the log can be repaired, and the work begun again. */
export class MalformedRow extends StoreError {
  constructor() {
    super('unavailable', 'the journal is damaged')
  }
}

/** The decision that a notice stays down. */
export const dismissal = (noticeId: string) => `dismissed ${noticeId}`

/** The decision that a list is not reset for this reason again, because that was undone once. */
export const suppression = (collection: string, resetKey: string) => `waived ${collection} ${resetKey}`

/** The keys of the rows; null: they are given beside the row. */
export const keyPaths = {
  state: null,
  changes: ['collection', 'id'],
  bases: 'collection',
  traces: ['collection', 'seq'],
  keepsakes: 'id',
  contents: null,
  decisions: null
} satisfies Record<StoreName, string | string[] | null>

export type StoreName = 'state' | 'changes' | 'bases' | 'traces' | 'keepsakes' | 'contents' | 'decisions'
type DatabaseTransaction = IDBPTransaction<LogSchema, readonly StoreName[], 'readonly' | 'readwrite'>

/** The log inside one transaction. Nothing but its own promises may be awaited there: the transaction would end. */
export type LogTransaction = ReturnType<typeof logTransaction>

/**
 * How many writes a tab's copy of localStorage may lag behind and still be recognized as ours; up to twice as many are
 * stored.
 */
const keptWrites = 1000

export function logTransaction(transaction: DatabaseTransaction) {
  const writing = <N extends StoreName>(name: N) =>
    (transaction as IDBPTransaction<LogSchema, readonly StoreName[], 'readwrite'>).objectStore(name)
  const put = <N extends StoreName>(name: N, row: LogSchema[N]['value'], key?: LogSchema[N]['key']) =>
    send(writing(name).put(row, key))
  const drop = <N extends StoreName>(name: N, key: LogSchema[N]['key']) => send(writing(name).delete(key))
  return {
    /** `key`: where the row does not hold it (keyPaths). */
    put,
    drop,
    /** A store as it is, for what is rarely done: see trouble/rows.ts. */
    store: <N extends StoreName>(name: N) => transaction.objectStore(name),
    state: async () => parse(v.optional(stateSchema), await transaction.objectStore('state').get('state')),

    /** Oldest first. */
    changesAfter: async (collection: string, seq: number) => {
      const index = transaction.objectStore('changes').index('order')
      return parse(v.array(changeSchema), await index.getAll(createRangeAfter(collection, seq)))
    },
    change: async (collection: string, id: string) =>
      parse(v.optional(changeSchema), await transaction.objectStore('changes').get([collection, id])),

    snapshot: async (collection: string) =>
      parse(v.optional(snapshotSchema), await transaction.objectStore('bases').get(collection)),
    /** Voids the older changes of its collection. */
    async putSnapshot(row: SnapshotRow): Promise<void> {
      const { collection, seq } = row
      const range = IDBKeyRange.bound([collection, 0], [collection, seq])
      for (const key of await writing('changes').index('order').getAllKeys(range)) drop('changes', key)
      put('bases', row)
    },

    /** Of every collection; within one oldest first. */
    writes: async () => parse(v.array(writeSchema), await transaction.objectStore('traces').getAll()),
    async putWrite(row: WriteRecord): Promise<void> {
      put('traces', row)
      if (row.seq % keptWrites !== 0) return
      const keys = await writing('traces').getAllKeys(createRangeAfter(row.collection, -1))
      for (const key of keys.slice(0, -keptWrites)) drop('traces', key)
    },

    hasQuarantine: async () => (await transaction.objectStore('keepsakes').count()) > 0,

    decisions: async () => new Set(await transaction.objectStore('decisions').getAllKeys())
  }
}

/** Writes are not waited for one by one: one that fails aborts the transaction, and its end is waited for. */
function send(write: Promise<unknown>): void {
  write.catch(() => {})
}

function createRangeAfter(collection: string, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([collection, seq], [collection, Number.POSITIVE_INFINITY], true)
}

/** Throws when it is not what it must be. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new MalformedRow()
}
