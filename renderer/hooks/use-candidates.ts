import { type CandidatesRepository, candidatesRepository } from '#renderer/data/candidates-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, CandidatesRepository>()

/** The candidates, for whoever looks for them. Always the same object: it may stand in the dependencies of an effect. */
export function useCandidates(): CandidatesRepository {
  const documents = useGuardedDocuments()
  const known = repositories.get(documents) ?? candidatesRepository(documents)
  repositories.set(documents, known)
  return known
}
