import { Button } from 'antd'
import { useId } from 'react'
import { withReactKeys } from '#renderer/components/with-react-keys.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { parseVersions } from '#shared/domain/page/static-page-versions.ts'
import { buildDefaultSource } from './page-html-source.ts'

export interface NamedVersion {
  label: string
  content: string
}

interface Props {
  name: StaticPageName
  page: StaticPage | null
  viewed: NamedVersion | null
  onView: (version: NamedVersion | null) => void
  onGoBack: (html: string) => void
}

export function PageVersionList({ name, page, viewed, onView, onGoBack }: Props) {
  const id = useId()
  return (
    <details className="page-versions">
      <summary>{t('pageEditor.versions')}</summary>
      <ul>
        {withReactKeys(listVersions(name, page), ({ label }) => label).map(([key, version]) => {
          const isOpen = viewed?.label === version.label && viewed.content === version.content
          return (
            <li key={key}>
              <p id={id + key}>{version.label}</p>
              <Button
                type="text"
                aria-pressed={isOpen}
                aria-describedby={id + key}
                onClick={() => onView(isOpen ? null : version)}
              >
                {t('pageEditor.version.view')}
              </Button>
              <Button type="text" aria-describedby={id + key} onClick={() => onGoBack(version.content)}>
                {t('pageEditor.version.goBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The latest first, the default text last. */
function listVersions(name: StaticPageName, page: StaticPage | null): NamedVersion[] {
  const earlier = page ? parseVersions(page).reverse() : []
  return [
    ...earlier.map(({ content, until }) => ({
      content,
      label: t('pageEditor.version', { until: formatDateTime(until) ?? until })
    })),
    { content: buildDefaultSource(name), label: t('pageEditor.version.default') }
  ]
}
