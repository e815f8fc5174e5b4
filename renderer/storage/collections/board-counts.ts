import * as v from 'valibot'
import type { Collection } from '../document-store.ts'

/** What the administrator's app has counted of a collection that many read, under its name. Only on a shared board. */
export interface BoardCounts {
  id: string
  revision?: number | undefined
  /** When it was counted, ISO 8601. */
  at: string
  /** By what was asked: see nameCount (firestore/reading/told-counts.ts). */
  totals: Readonly<Record<string, number>>
}

export const boardCountsSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.number()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  totals: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))
}) satisfies v.GenericSchema<unknown, BoardCounts>

export const boardCounts: Collection<BoardCounts> = {
  name: 'boardCounts',
  schema: boardCountsSchema,
  searchText: () => '',
  describe: () => ''
}
