import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

/** Two places as one: what `isElsewhere` says of a collection's name decides where it lies. */
export function routedStore(
  here: DocumentStore,
  elsewhere: DocumentStore,
  isElsewhere: (collection: string) => boolean
): DocumentStore {
  const of = ({ name }: { name: string }) => (isElsewhere(name) ? elsewhere : here)
  const noticed = new Map<DocumentStore, StoreNotice[]>()
  const placeOf = (id: string) =>
    noticed.get(elsewhere)?.some((notice) => notice.id === id) ? elsewhere.notices : here.notices
  return {
    get: (collection, id) => of(collection).get(collection, id),
    query: (collection, query) => of(collection).query(collection, query),
    change: (collection, ...more) => of(collection).change(collection, ...more),
    remove: (collection, ...more) => of(collection).remove(collection, ...more),
    watch: (collection, ...more) => of(collection).watch(collection, ...more),
    notices: {
      watch(listener) {
        const stops = [here, elsewhere].map((store) =>
          store.notices.watch((notices) => {
            noticed.set(store, notices)
            listener([here, elsewhere].flatMap((each) => noticed.get(each) ?? []))
          })
        )
        return () => {
          for (const stop of stops) stop()
        }
      },
      undo: (id) => placeOf(id).undo(id),
      content: (id) => placeOf(id).content(id),
      dismiss: (id) => placeOf(id).dismiss(id)
    }
  }
}
