import { type ApplicationsRepository, applicationsRepository } from '#renderer/data/applications-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useServices } from './services.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, ApplicationsRepository>()

/** The applications, for whichever side is signed in. Always the same object: it may stand in the dependencies of an effect. */
export function useApplications(): ApplicationsRepository {
  const documents = useGuardedDocuments()
  const { files } = useServices().platform
  const known =
    repositories.get(documents) ?? applicationsRepository({ documents, files, actor: () => useSession.getState().user })
  repositories.set(documents, known)
  return known
}
