import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { type PageVersionsRecord, pages, pageVersions } from '#shared/collections/static-pages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { reducePage } from '#shared/domain/page/static-page-versions.ts'
import { type Listeners, watchOne } from './watch-queries.ts'

export interface EditedPagesRepository {
  /** With earlier texts, wherever they lie, now and after each change; null: nothing is stored. */
  watchPageRecord(name: StaticPageName, ...on: Listeners<StaticPage | null>): Unsubscribe
  /** The text before becomes an earlier version. `baseRevision`: 0 for none; 'conflict' carries another stored page. */
  save(name: StaticPageName, content: string, baseRevision: number): Promise<StaticPage>
}

export function createEditedPagesRepository(
  documents: DocumentStore,
  clock: () => Date = () => new Date()
): EditedPagesRepository {
  return {
    watchPageRecord(name, listener, onError) {
      let page: StaticPage | null | undefined
      let earlier: PageVersionsRecord | null | undefined
      let stopEarlier: Unsubscribe | undefined
      const publish = () => {
        if (page?.hasVersions !== true) return page !== undefined && listener(page)
        if (earlier !== undefined) listener({ ...page, versions: earlier?.versions })
      }
      const watchPage = watchOne(documents, pages, name)
      const watchEarlier = watchOne(documents, pageVersions, name)
      const publishEarlier = (found: PageVersionsRecord | null) => {
        earlier = found
        publish()
      }
      const stopPage = watchPage((found) => {
        page = found
        if (page?.hasVersions === true) stopEarlier ??= watchEarlier(publishEarlier, onError)
        publish()
      }, onError)
      return () => {
        stopPage()
        stopEarlier?.()
      }
    },
    save(name, content, baseRevision) {
      const now = clock()
      return documents.change(pages, name, (stored) => reducePage(stored, name, content, now), baseRevision)
    }
  }
}
