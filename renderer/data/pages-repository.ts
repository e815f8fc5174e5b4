import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { pages } from '#shared/collections/pages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { watchOne } from './watches.ts'

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
    watchPage: (name, listener, onError) => watchOne(documents, pages, name)(listener, onError)
  }
}
