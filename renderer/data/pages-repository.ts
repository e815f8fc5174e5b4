import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { pages } from '#shared/collections/pages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'

export interface PagesRepository {
  /** null: the default text holds. The content is HTML as stored: sanitise it before it is shown. */
  watchPage(
    name: StaticPageName,
    listener: (page: StaticPage | null) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe
}

export function createPagesRepository(documents: DocumentStore): PagesRepository {
  return {
    watchPage: (name, listener, onError) =>
      documents.watch(
        pages,
        { where: { id: name }, order: 'stored', limit: 1 },
        (result) => listener(result.documents[0] ?? null),
        onError
      )
  }
}
