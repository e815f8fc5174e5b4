import { type PostingsRepository, postingsRepository } from '#renderer/data/postings-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, PostingsRepository>()

/** The postings, for whoever works on them. Always the same object: it may stand in the dependencies of an effect. */
export function usePostings(): PostingsRepository {
  const documents = useGuardedDocuments()
  const known = repositories.get(documents) ?? postingsRepository(documents)
  repositories.set(documents, known)
  return known
}
