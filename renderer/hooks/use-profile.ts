import { type ProfileRepository, profileRepository } from '#renderer/data/profile-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { useServices } from './services.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, Map<string, ProfileRepository>>()

/** What this person says about themself. The same object as long as the app runs: it may stand in the dependencies of an effect. */
export function useProfile({ uid, role }: Pick<SessionUser, 'uid' | 'role'>): ProfileRepository {
  const documents = useGuardedDocuments()
  const { files } = useServices().platform
  const known = repositories.get(documents) ?? new Map<string, ProfileRepository>()
  repositories.set(documents, known)
  const own = known.get(uid) ?? profileRepository({ documents, files }, { uid, role })
  known.set(uid, own)
  return own
}
