import * as v from 'valibot'
import { declareCollection } from './collection.ts'

/** A deleted account of this device, which may have left something. */
export interface Removal {
  /** The account's uid. */
  id: string
  revision?: number | undefined
  /** The beginning of the deletion, ISO 8601. */
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
