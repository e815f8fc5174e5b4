import { useEffect, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { StaticPageName } from '#shared/domain/static-page.ts'

export type PageContent =
  | { state: 'loading' }
  | { state: 'failed' }
  /** null: nothing is stored, the default text holds. */
  | { state: 'read'; html: string | null }

/** The stored text of a static page, now and after every change. `onFailure` is called each time it cannot be read. */
export function usePage(name: StaticPageName, onFailure: () => void): PageContent {
  const { pages } = useServices()
  const [content, setContent] = useState<PageContent>({ state: 'loading' })

  useEffect(() => {
    return pages.watchPage(
      name,
      (page) => setContent({ state: 'read', html: page === null ? null : page.content }),
      () => {
        setContent({ state: 'failed' })
        onFailure()
      }
    )
  }, [pages, name, onFailure])

  return content
}
