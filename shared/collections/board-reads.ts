import * as v from 'valibot'
import { declareCollection } from './collection.ts'

export interface BoardRead {
  id: string
  revision?: number | undefined
  /** ISO 8601. */
  at: string
}

export const boardReadId = 'board'

/** One document: when this device last read a shared board. */
export const boardReads = declareCollection<BoardRead>({
  name: 'boardReads',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    at: v.pipe(v.string(), v.isoTimestamp())
  }) satisfies v.GenericSchema<unknown, BoardRead>
})
