import type { Collection } from '../document-store.ts'
import { type BoardCounts, boardCountsSchema, countsPath } from '../firestore/reading/counts.ts'

/** How much there is on the public lists, as the administrator's app has counted it. Only on a shared board. */
export const boardCounts: Collection<BoardCounts> = {
  name: countsPath,
  schema: boardCountsSchema,
  searchText: () => '',
  describe: () => ''
}
