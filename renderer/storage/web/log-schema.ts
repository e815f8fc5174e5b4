import type { DBSchema } from 'idb'
import * as v from 'valibot'

const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The journal as a whole: its name, its newest change and when that was (milliseconds since 1970). */
export const stateSchema = v.object({ journal: v.string(), seq, at: v.number() })
export type JournalState = v.InferOutput<typeof stateSchema>

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
export type BaseRow = v.InferOutput<typeof baseSchema>

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
export type TraceRow = v.InferOutput<typeof traceSchema>

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
export type KeepsakeRow = v.InferOutput<typeof keepsakeSchema>

/** What lies where in the journal. */
export interface JournalSchema extends DBSchema {
  state: { key: string; value: JournalState }
  changes: { key: [string, string]; value: ChangeRow; indexes: { order: [string, number] } }
  bases: { key: string; value: BaseRow }
  traces: { key: [string, number]; value: TraceRow }
  keepsakes: { key: string; value: KeepsakeRow }
  contents: { key: string; value: string }
  /** What the person decided: 'dismissed …' or 'waived …'. */
  decisions: { key: string; value: true }
}
