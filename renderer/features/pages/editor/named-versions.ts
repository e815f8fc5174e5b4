import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { parseVersions } from '#shared/domain/page/page-versions.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultSource } from './default-source.ts'

/** A text that a page had, and what to call it. */
export interface NamedVersion {
  label: string
  content: string
}

/** What the page can go back to: its earlier texts, the last one first, and the default text. */
export function listNamedVersions(name: StaticPageName, page: StaticPage | null): NamedVersion[] {
  const earlier = page ? parseVersions(page).reverse() : []
  return [
    ...earlier.map(({ content, until }) => ({
      content,
      label: t('pageEditor.version', { until: formatDateTime(until) ?? until })
    })),
    { content: buildDefaultSource(name), label: t('pageEditor.version.default') }
  ]
}
