import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Logo } from '#renderer/components/public/logo.tsx'
import { paths } from '#renderer/config/paths.ts'
import { openCommandPalette } from '#renderer/features/command-palette/command-palette-store.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLogout } from '#renderer/hooks/use-logout.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { toggleTheme } from '#renderer/stores/theme-store.ts'
import { HeaderMenu } from './header-menu.tsx'
import { MainNav, Menu } from './main-nav.tsx'
import { buildNavigation, findRoleBadge } from './navigation-links.ts'

export function Header() {
  const { platform } = useServices()
  const { restored, user } = useSession()
  const { pathname } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  const scrolled = useScrolled()
  const logout = useLogout()
  const name = useApplyStore((store) => store.name)
  const { main, pages } = buildNavigation(user)
  const long = user?.isAdmin ? ' long longest' : user?.isEmployer ? ' long' : ''

  // The way back leads out of the menu, too.
  useEffect(() => setMenuOpen(false), [pathname])

  return (
    <header className={`head${scrolled ? ' scrolled' : ''}${long}`}>
      <div className="page">
        <Link className="brand" to={paths.home} aria-label={t('nav.home')}>
          <Logo />
          <span translate="no">{t('footer.owner')}</span>
        </Link>
        <MainNav links={main} pages={pages} sessionKnown={restored} />
        <div className="head-end">
          {user ? (
            <>
              <span className="role">{t(findRoleBadge(user))}</span>
              <HeaderMenu
                className="account-menu wide"
                summary={
                  <>
                    <span className={name && 'sr'}>{t('nav.account')}</span>
                    {name && (
                      <span className="account-menu-name" translate="no">
                        {name}
                      </span>
                    )}
                  </>
                }
              >
                <li className="small soft" translate="no">
                  {user.email}
                </li>
                <li>
                  <button type="button" className="btn btn-line" onClick={logout}>
                    {t('nav.logout')}
                  </button>
                </li>
              </HeaderMenu>
            </>
          ) : (
            <Link className={`btn btn-line wide${restored ? '' : ' unsettled'}`} to={paths.login}>
              {t('nav.login')}
            </Link>
          )}
          {user && user.role !== 'Candidate' && <SearchButton />}
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

const searchKeys = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘K' : 'Ctrl K'

/** Finds jobs, companies, screens and actions, for people who work here. */
function SearchButton() {
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={t('nav.search')}
      title={t('nav.search.keys', { keys: searchKeys })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openCommandPalette}
    >
      <Icon name="search" />
    </button>
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
