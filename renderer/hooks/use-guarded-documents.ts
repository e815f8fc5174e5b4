import { guardedStore } from '#renderer/data/guarded-store.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useServices } from './services.ts'

const guarded = new WeakMap<DocumentStore, DocumentStore>()

/** The store as the signed-in person may use it: every write is asked of the rules first. The same object as long as the app runs. */
export function useGuardedDocuments(): DocumentStore {
  const { documents } = useServices().platform
  const known = guarded.get(documents) ?? guardedStore(documents, () => useSession.getState().user)
  guarded.set(documents, known)
  return known
}
