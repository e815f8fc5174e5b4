import { type PageTextsRepository, pageTextsRepository } from '#renderer/data/page-texts-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { useGuardedDocuments } from './use-guarded-documents.ts'

const repositories = new WeakMap<DocumentStore, PageTextsRepository>()

/** The texts of the static pages, for whoever works on them. Always the same object: it may stand in the dependencies of an effect. */
export function usePageTexts(): PageTextsRepository {
  const documents = useGuardedDocuments()
  const known = repositories.get(documents) ?? pageTextsRepository(documents)
  repositories.set(documents, known)
  return known
}
