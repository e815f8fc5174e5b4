import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Logo } from '#renderer/components/public/logo.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useLogout } from '#renderer/hooks/use-logout.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { toggleTheme } from '#renderer/stores/theme.ts'
import { MainNav, Menu } from './main-nav.tsx'
import { buildNavigation, findRoleBadge } from './navigation-links.ts'

export function Header() {
  const { platform } = useServices()
  const { restored, user } = useSession()
  const { pathname } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  const scrolled = useScrolled()
  const logout = useLogout()
  const { main, pages } = buildNavigation(user)
  const long = user?.isAdmin || user?.isEmployer

  // The way back leads out of the menu, too.
  useEffect(() => setMenuOpen(false), [pathname])

  return (
    <header className={`head${scrolled ? ' scrolled' : ''}${long ? ' long' : ''}`}>
      <div className="page">
        <Link className="brand" to={paths.home} aria-label={t('nav.home')}>
          <Logo />
          <span translate="no">{t('footer.owner')}</span>
        </Link>
        <MainNav links={main} pages={pages} sessionKnown={restored} />
        <div className="head-end">
          {user ? (
            <>
              <span className="who" title={user.email}>
                <span className="role">{t(findRoleBadge(user))}</span>
                <span translate="no">{user.email}</span>
              </span>
              <button type="button" className="btn btn-quiet wide" onClick={logout}>
                {t('nav.logout')}
              </button>
            </>
          ) : (
            <Link className={`btn btn-line wide${restored ? '' : ' unsettled'}`} to={paths.login}>
              {t('nav.login')}
            </Link>
          )}
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('nav.theme')}
            onClick={() => toggleTheme(platform.preferences)}
          >
            <Icon name="theme" />
          </button>
          <button
            type="button"
            className="btn btn-icon menu-btn"
            aria-label={t('nav.menu')}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="bars" />
          </button>
        </div>
      </div>
      <Menu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        links={[...main, ...pages]}
        onLogout={user ? logout : null}
        email={user?.email}
      />
    </header>
  )
}

/** The header casts a shadow once the page has scrolled more than this, in pixels. */
const shadowAfterPx = 20

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > shadowAfterPx,
    () => false
  )
}
