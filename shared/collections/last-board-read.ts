import * as v from 'valibot'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection } from './collection.ts'

export const boardReadId = 'board'

/** One document: when this device last read a shared board. */
export const boardReads = declareCollection({
  name: 'boardReads',
  schema: storedDocument({ at: v.pipe(v.string(), v.isoTimestamp()) })
})
