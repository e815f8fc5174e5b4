import { t } from '#renderer/messages/messages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { listNamedVersions, type NamedVersion } from './named-versions.ts'
import { VersionRow } from './version-row.tsx'

interface Props {
  name: StaticPageName
  page: StaticPage | null
  viewed: NamedVersion | null
  onView: (version: NamedVersion | null) => void
  onGoBack: (html: string) => void
}

/** What the page said before: to look at, and to go back to. */
export function PageVersions({ name, page, viewed, onView, onGoBack }: Props) {
  return (
    <details className="page-versions">
      <summary>{t('pageEditor.versions')}</summary>
      <ul>
        {listNamedVersions(name, page).map((version, index) => {
          const open = viewed?.label === version.label && viewed.content === version.content
          return (
            <VersionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two versions may be alike
              key={index}
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
