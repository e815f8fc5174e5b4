import { Drawer } from '#renderer/components/public/dialog/drawer.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link, NavLink } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { HeaderMenu } from './header-menu.tsx'
import type { NavigationLink } from './navigation-links.ts'

// For the administrator alone.
const JobRequestsBadge = lazyPart(() => import('./administrator-badges.tsx').then((code) => code.JobRequestsBadge))
const DashboardBadge = lazyPart(() => import('./administrator-badges.tsx').then((code) => code.DashboardBadge))

interface Props {
  links: NavigationLink[]
  pages: NavigationLink[]
  /** False until the session is known: links of members keep their room unseen. */
  sessionKnown: boolean
}

export function MainNav({ links, pages, sessionKnown }: Props) {
  return (
    <nav className="nav" aria-label={t('nav.label')}>
      {links.map(({ to, label }, index) => (
        <NavLink
          key={label}
          to={to}
          except={findPart(links, to)}
          className={index > 0 && !sessionKnown ? 'unsettled' : ''}
        >
          <span>{t(label)}</span>
          <Count of={to} />
        </NavLink>
      ))}
      {pages.length > 0 && <PagesMenu pages={pages} />}
    </nav>
  )
}

const findPart = (links: readonly NavigationLink[], screen: string) =>
  links.find(({ to }) => to.startsWith(`${screen}?`))?.to

function PagesMenu({ pages }: { pages: NavigationLink[] }) {
  return (
    <HeaderMenu summary={<span>{t('nav.pages')}</span>}>
      {pages.map(({ to, label }) => (
        <li key={label}>
          <NavLink to={to}>{t(label)}</NavLink>
        </li>
      ))}
    </HeaderMenu>
  )
}

interface MenuProps {
  open: boolean
  onClose: () => void
  links: NavigationLink[]
  onLogout: (() => void) | null
  email: string | undefined
}

export function Menu({ open, onClose, links, onLogout, email }: MenuProps) {
  const name = useApplyStore((store) => store.name)
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.close')}>
      <nav className="menu" aria-label={t('nav.label')}>
        {links.map(({ to, label }) => (
          <NavLink key={label} to={to} except={findPart(links, to)} onClick={onClose}>
            <span>{t(label)}</span>
            <Count of={to} />
          </NavLink>
        ))}
      </nav>
      <div className="drawer-end">
        {email && (
          <p className="small" translate="no">
            {name && (
              <>
                <b>{name}</b>
                <br />
              </>
            )}
            <span>{email}</span>
          </p>
        )}
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

function Count({ of: to }: { of: string }) {
  const user = useSession((session) => session.user)
  if (to === paths.requests) return <JobRequestsBadge />
  if (to === paths.dashboard && user?.isAdmin) return <DashboardBadge uid={user.uid} />
  return <Unread of={to} />
}

/** New for this person: invitations and answers; for an employer what waits for them. */
function Unread({ of: to }: { of: string }) {
  const count = useApplyStore(({ unread = 0, invited = 0, day }) => {
    if (to === paths.applications) return unread
    return to === paths.profile ? invited : to === paths.dashboard ? (day?.total ?? 0) : 0
  })
  if (count === 0) return null
  return (
    <span>
      {' '}
      <b className="small unread">{t(to === paths.dashboard ? 'nav.toDo' : 'nav.unread', { count })}</b>
    </span>
  )
}
