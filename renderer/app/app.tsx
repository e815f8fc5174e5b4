import { type MouseEvent, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { LazyCommandPalette } from '#renderer/features/command-palette/lazy-command-palette.tsx'
import { type Services, ServicesContext, useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { listOwnScreens } from './layout/navigation-links.ts'
import {
  LazyApply,
  LazyClockBanner,
  LazyIdleGuard,
  LazyKiosk,
  LazyNotifications,
  LazyOfflineBanner,
  LazySaved,
  LazyUnsent,
  LazyUpdateBanner,
  LazyWindow,
  Notices
} from './lazy-overlays.tsx'
import { LazyToasts } from './lazy-toasts.tsx'
import { RouteGuard } from './route-guard.tsx'
import { findMeantPath, findScreen } from './router.tsx'
import { useScrollRestoration } from './scroll-restoration.ts'

export function App({ services }: { services: Services }) {
  return (
    <ErrorBoundary>
      <ServicesContext value={services}>
        <SkipLink />
        {import.meta.env.LOUPE_DESKTOP && <LazyKiosk />}
        {takeOverLast(<Header />)}
        <Notices />
        <LazyOfflineBanner />
        <LazyClockBanner />
        {import.meta.env.LOUPE_BOARD !== null && <LazyUnsent />}
        {import.meta.env.LOUPE_OFFLINE && import.meta.env.LOUPE_OWN_BOARD && <LazyUpdateBanner />}
        <Screens />
        {takeOverLast(<PageFooter />)}
        <LazyApply />
        <LazySaved />
        <LazyNotifications />
        <WorkplaceSearch />
        {/* A kiosk ends visits itself. */}
        {import.meta.env.LOUPE_IDLE_MINUTES > 0 && !services.platform.kiosk && <LazyIdleGuard />}
        <LazyToasts />
        {import.meta.env.LOUPE_DESKTOP && <LazyWindow />}
      </ServicesContext>
    </ErrorBoundary>
  )
}

/** Hydrates header and footer after the screen, since React hydrates a nested boundary last. A press hydrates at once. */
const takeOverLast = (part: ReactNode) => (
  <Suspense>
    <Suspense>{part}</Suspense>
  </Suspense>
)

function Screens() {
  const { pathname } = useLocation()
  useScrollRestoration()
  const services = useServices()
  // After the first navigation queries run again.
  useEffect(
    () => () => {
      services.firstResults = undefined
    },
    [services, pathname]
  )
  const screen = findScreen(pathname)
  const isHome = pathname === paths.home
  const wayOn = (
    <Link className="btn btn-line" to={isHome ? paths.jobs : paths.home}>
      {t(isHome ? 'nav.findJobs' : 'error.home')}
    </Link>
  )
  return (
    <main id="main" tabIndex={-1}>
      {/* Above the key, so that the old screen stays until the new one is loaded. */}
      <Suspense fallback={<p className="page wait">{t('app.loading')}</p>}>
        <ErrorBoundary key={pathname} onRetry={() => screen?.preload()} wayOn={wayOn}>
          <Screen pathname={pathname} />
        </ErrorBoundary>
      </Suspense>
    </main>
  )
}

function WorkplaceSearch() {
  const user = useSession((session) => session.user)
  return user && user.role !== 'Candidate' ? <LazyCommandPalette screens={listOwnScreens(user)} /> : null
}

/** One line under a workplace. */
function PageFooter() {
  const { pathname } = useLocation()
  const isWorking = useSession(({ user }) => user !== null && user.role !== 'Candidate')
  return <Footer isShort={isWorking && (findScreen(pathname)?.access ?? 'everyone') !== 'everyone'} />
}

function Screen({ pathname }: { pathname: string }) {
  const { search } = useLocation()
  const screen = findScreen(pathname)
  if (screen)
    return (
      <RouteGuard access={screen.access}>
        <screen.Route />
      </RouteGuard>
    )
  const meant = findMeantPath(pathname)
  return <Navigate to={meant === null ? paths.notFound : meant + search} replace />
}

/** Moves the focus itself: following the link would add an entry to the history. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only the way there is our own
    <a className="skip" href="#main" onClick={skip}>
      {t('nav.skip')}
    </a>
  )
}
