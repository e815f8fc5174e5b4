import { isSavedSearch, type SavedSearch, savedSearchSchema } from '../domain/saved/saved-search.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** Written in any role. */
export const savedSearches = declarePersonalCollection<SavedSearch>('savedSearches', (uid) => ({
  schema: savedSearchSchema,
  hasChosenIds: true,
  loadRule: async () => (writer, _before, after) => isPerson(writer, uid) && (!after || isSavedSearch(after)),
  erasure: { part: 'lists', find: () => ({}) }
}))
