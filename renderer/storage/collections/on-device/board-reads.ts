import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'

/** When this device last read something of a shared board. */
export interface BoardRead {
  id: string
  revision?: number | undefined
  /** ISO 8601. */
  at: string
}

/** At most one document. It lies on the device, and says until when that knows what the board said. */
export const boardReads: Collection<BoardRead> = {
  name: 'boardReads',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    at: v.pipe(v.string(), v.isoTimestamp())
  }) satisfies v.GenericSchema<unknown, BoardRead>,
  searchText: () => '',
  describe: () => ''
}

export const boardReadId = 'board'
