import { Drawer } from '#renderer/components/public/drawer.tsx'
import { Link, NavLink } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { NavigationLink } from './navigation.ts'
import { Unread } from './unread.tsx'

interface Props {
  open: boolean
  onClose: () => void
  links: NavigationLink[]
  /** null: nobody is signed in. */
  onLogout: (() => void) | null
}

/** The navigation of a narrow screen. */
export function Menu({ open, onClose, links, onLogout }: Props) {
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.close')}>
      <nav className="menu" aria-label={t('nav.label')}>
        {links.map(({ to, label }) => (
          <NavLink key={label} to={to} onClick={onClose}>
            {t(label)}
            {to === paths.profile && <Unread />}
          </NavLink>
        ))}
      </nav>
      <div className="drawer-end">
        {onLogout ? (
          <button
            type="button"
            className="btn btn-line"
            onClick={() => {
              onClose()
              onLogout()
            }}
          >
            {t('nav.logout')}
          </button>
        ) : (
          <Link className="btn btn-line" to={paths.login} onClick={onClose}>
            {t('nav.login')}
          </Link>
        )}
      </div>
    </Drawer>
  )
}
