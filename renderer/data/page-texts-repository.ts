import { pages } from '#renderer/storage/collections/collections.ts'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { reducePage } from '#shared/domain/page/page-versions.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { createPagesRepository } from './pages-repository.ts'

/** The texts of the static pages as the administrator works on them. */
export interface PageTextsRepository {
  /** The page with its earlier texts, now and after each change, wherever it was made; null: nothing is stored. */
  watchPageRecord(
    name: StaticPageName,
    listener: (page: StaticPage | null) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe
  /**
   * Gives the page another text; the one before it becomes an earlier version. `baseRevision` is the one that the
   * person saw (0: nothing was stored): when another is stored, nothing is written and a StoreError 'conflict' carries
   * the stored one.
   */
  save(name: StaticPageName, content: string, baseRevision: number): Promise<StaticPage>
}

/** `documents`: authorized for the person who acts (authorized-store.ts). */
export function createPageTextsRepository(
  documents: DocumentStore,
  clock: () => Date = () => new Date()
): PageTextsRepository {
  return {
    watchPageRecord: createPagesRepository(documents).watchPage,
    save(name, content, baseRevision) {
      const now = clock()
      return documents.change(pages, name, (stored) => reducePage(stored, name, content, now), baseRevision)
    }
  }
}
