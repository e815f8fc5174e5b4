import * as v from 'valibot'
import { declareCollection } from './collection.ts'

/** A deleted account of this device, of which something may be left. */
export interface Removal {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  /** When the deletion began, ISO 8601. */
  at: string
}

export const removals = declareCollection<Removal>({
  name: 'removals',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    at: v.string()
  }) satisfies v.GenericSchema<unknown, Removal>
})
