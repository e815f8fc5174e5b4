import { t } from '#renderer/messages/messages.ts'
import { momentOf } from '#shared/domain/date-time.ts'
import { versionsOf } from '#shared/domain/page-versions.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/static-page.ts'
import { defaultSource } from './default-source.ts'

/** A text that a page had, and what to call it. */
export interface NamedVersion {
  label: string
  content: string
}

/** What the page can go back to: its earlier texts, the last one first, and the default text. */
export function namedVersions(name: StaticPageName, page: StaticPage | null): NamedVersion[] {
  const earlier = page ? versionsOf(page).reverse() : []
  return [
    ...earlier.map(({ content, until }) => ({
      content,
      label: t('pageEditor.version', { until: momentOf(until) ?? until })
    })),
    { content: defaultSource(name), label: t('pageEditor.version.default') }
  ]
}
