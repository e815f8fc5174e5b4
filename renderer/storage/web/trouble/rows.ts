import * as v from 'valibot'
import { quarantineReasons } from '#shared/storage/initialization.ts'
import {
  changeSchema,
  type LogSchema,
  type LogTransaction,
  parse,
  type QuarantineRow,
  type StoreName,
  snapshotSchema,
  stateSchema,
  writeSchema
} from '../log/log-transaction.ts'

const quarantineSchema = v.object({
  id: v.string(),
  collection: v.string(),
  reason: v.picklist(quarantineReasons),
  at: v.string(),
  count: v.number(),
  signature: v.string(),
  sample: v.string(),
  savedAt: v.optional(v.string()),
  standing: v.picklist(['waiting', 'shown', 'dismissed'])
}) satisfies v.GenericSchema<unknown, QuarantineRow>

/** Of the stores whose rows are parsed. */
export const rowSchemas = {
  state: stateSchema,
  changes: changeSchema,
  bases: snapshotSchema,
  traces: writeSchema,
  keepsakes: quarantineSchema
}

/** What is in quarantine. */
export async function readQuarantined(inside: LogTransaction): Promise<QuarantineRow[]> {
  return parse(v.array(quarantineSchema), await inside.store('keepsakes').getAll())
}

/** The text of a row in quarantine. */
export function readQuarantinedText(inside: LogTransaction, id: string): Promise<unknown> {
  return inside.store('contents').get(id)
}

/** All rows of a store as they are, with their keys. */
export async function readRows<N extends StoreName>(
  inside: LogTransaction,
  name: N
): Promise<{ key: LogSchema[N]['key']; row: unknown }[]> {
  const store = inside.store(name)
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
  return keys.map((key, index) => ({ key, row: rows[index] }))
}
