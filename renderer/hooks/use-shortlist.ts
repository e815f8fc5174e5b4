import { type ShortlistRepository, shortlistRepository } from '#renderer/data/shortlist-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, Map<string, ShortlistRepository>>()

/** The shortlist of the signed-in person; null: this person keeps none. The same object as long as the same person is here. */
export function useShortlist(): ShortlistRepository | null {
  const documents = useGuardedDocuments()
  const uid = useSession(({ user }) => (user?.isEmployer || user?.isAdmin ? user.uid : undefined))
  if (uid === undefined) return null
  const lists = repositories.get(documents) ?? new Map<string, ShortlistRepository>()
  repositories.set(documents, lists)
  const known = lists.get(uid) ?? shortlistRepository(documents, uid)
  lists.set(uid, known)
  return known
}
