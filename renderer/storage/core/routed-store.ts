import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { mergeNotices } from './forward-notices.ts'

export function createRoutedStore(
  here: DocumentStore,
  elsewhere: DocumentStore,
  isElsewhere: (collection: Collection<Document>) => boolean
): DocumentStore {
  const selectStore = (collection: Collection<Document>) => (isElsewhere(collection) ? elsewhere : here)
  return {
    get: (collection, id) => selectStore(collection).get(collection, id),
    query: (collection, query) => selectStore(collection).query(collection, query),
    change: (collection, ...more) => selectStore(collection).change(collection, ...more),
    remove: (collection, ...more) => selectStore(collection).remove(collection, ...more),
    watch: (collection, ...more) => selectStore(collection).watch(collection, ...more),
    get device() {
      return here.device
    },
    notices: mergeNotices(here.notices, elsewhere.notices)
  }
}
