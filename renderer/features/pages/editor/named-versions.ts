import { t } from '#renderer/messages/messages.ts'
import { formatDay, localDay } from '#shared/domain/dates.ts'
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
    ...earlier.map(({ content, until }) => ({ content, label: t('pageEditor.version', { until: momentOf(until) }) })),
    { content: defaultSource(name), label: t('pageEditor.version.default') }
  ]
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** '21 Nov 2026, 14:05', where the person is. What is no instant is shown as it was stored. */
function momentOf(at: string): string {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return at
  return `${formatDay(localDay(instant)) ?? ''}, ${time.format(instant)}`
}
