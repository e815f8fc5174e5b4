import { Button } from 'antd'
import { useId } from 'react'
import { keyed } from '#renderer/components/keyed.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { parseVersions } from '#shared/domain/page/page-versions.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultSource } from './page-source.ts'

interface Props {
  name: StaticPageName
  page: StaticPage | null
  viewed: NamedVersion | null
  onView: (version: NamedVersion | null) => void
  onGoBack: (html: string) => void
}

export function PageVersions({ name, page, viewed, onView, onGoBack }: Props) {
  return (
    <details className="page-versions">
      <summary>{t('pageEditor.versions')}</summary>
      <ul>
        {keyed(listNamedVersions(name, page), ({ label }) => label).map(([key, version]) => {
          const open = viewed?.label === version.label && viewed.content === version.content
          return (
            <VersionRow
              key={key}
              version={version}
              open={open}
              onView={() => onView(open ? null : version)}
              onGoBack={() => onGoBack(version.content)}
            />
          )
        })}
      </ul>
    </details>
  )
}

export interface NamedVersion {
  label: string
  content: string
}

function listNamedVersions(name: StaticPageName, page: StaticPage | null): NamedVersion[] {
  const earlier = page ? parseVersions(page).reverse() : []
  return [
    ...earlier.map(({ content, until }) => ({
      content,
      label: t('pageEditor.version', { until: formatDateTime(until) ?? until })
    })),
    { content: buildDefaultSource(name), label: t('pageEditor.version.default') }
  ]
}

interface VersionRowProps {
  version: NamedVersion
  open: boolean
  onView: () => void
  onGoBack: () => void
}

function VersionRow({ version, open, onView, onGoBack }: VersionRowProps) {
  const id = useId()
  return (
    <li>
      <p id={id}>
        {version.label}{' '}
        <span className="faint">{t('pageEditor.version.length', { count: version.content.length })}</span>
      </p>
      <Button type="text" aria-pressed={open} aria-describedby={id} onClick={onView}>
        {t('pageEditor.version.view')}
      </Button>
      <Button type="text" aria-describedby={id} onClick={onGoBack}>
        {t('pageEditor.version.goBack')}
      </Button>
    </li>
  )
}
