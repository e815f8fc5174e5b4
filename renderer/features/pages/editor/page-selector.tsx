import { NavLink } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { staticPageNames } from '#shared/domain/page/static-page.ts'
import { formatPageTitle } from '../page-names.ts'

/** Which page is changed. */
export function PageSelector() {
  return (
    <nav className="page-selector" aria-label={t('pageEditor.selector')}>
      {staticPageNames.map((name) => (
        <NavLink key={name} to={paths.editPage(name)}>
          {formatPageTitle(name)}
        </NavLink>
      ))}
    </nav>
  )
}
