import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { pages } from '#shared/collections/static-pages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { type Listeners, watchOne } from './watch-queries.ts'

export interface StaticPagesRepository {
  /** null: the default text holds. The content is HTML as stored: sanitise it before it is shown. */
  watchPage(name: StaticPageName, ...on: Listeners<StaticPage | null>): Unsubscribe
}

export function createStaticPagesRepository(documents: DocumentStore): StaticPagesRepository {
  return { watchPage: (name, ...on) => watchOne(documents, pages, name)(...on) }
}
