import './platform/web/web-documents.ts'
import 'virtual:tokens.css'
import '#renderer/look/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ErrorPage } from './app/error-boundary.tsx'
import { findMeantPath, findScreen, preloadOnIntent } from './app/router.tsx'
import { Mark } from './components/public/mark.tsx'
import { productDomain, publicAddress } from './config/configuration.ts'
import { paths } from './config/paths.ts'
import { createLazyAccounts } from './data/accounts/lazy-accounts.ts'
import { openSharedBoard } from './data/shared-board.ts'
import { installHistoryBlocker } from './hooks/guarded-navigation.ts'
import { markPrerendered } from './hooks/initial-load-time.ts'
import { assembleServices, type Services } from './hooks/services.ts'
import common from './messages/common.json'
import { load, t } from './messages/messages.ts'
import type { Platform } from './platform/platform.ts'
import { openWebPlatform } from './platform/web/open-web-platform.ts'
import { polyfilled } from './platform/web/polyfilled.ts'
import { isSettledWithin } from './storage/core/is-settled-within.ts'
import { followSession } from './stores/follow-session.ts'
import { useSession } from './stores/session-store.ts'
import { followTheme } from './stores/theme.ts'

load(common)

declare global {
  var pressed: HTMLElement | undefined
}

const showStartingAfterMs = 150

/** The first visit's own requests are over. */
const installAfterMs = 3000

/** A session that takes longer follows after the page is shown. */
const maxSessionWaitMs = 3000

/** Fixed in each build. A static import of the desktop's platform would bring parts of it into every page. */
async function openPlatform(): Promise<Platform> {
  if (!import.meta.env.LOUPE_DESKTOP) return openWebPlatform({ publicAddress: hasOwnBoard ? null : publicAddress })
  const { openDesktopPlatform } = await import('./platform/desktop/open-desktop-platform.ts')
  return openDesktopPlatform({ publicAddress: hasOwnBoard ? null : (publicAddress ?? `https://${productDomain}`) })
}

/** Fixed in each build: the jobs lie on this device. */
const hasOwnBoard = import.meta.env.LOUPE_OWN_BOARD

async function openServices(): Promise<Pick<Services, 'platform' | 'accounts'>> {
  const opened = await openPlatform()
  // A site published from the board of one device says where its data lies.
  const published = hasOwnBoard && document.querySelector<HTMLMetaElement>('meta[name=board]')?.content
  const platform = published
    ? (await import('./data/published-board.ts')).readPublishedBoard(opened, published)
    : opened
  if (import.meta.env.LOUPE_BOARD) {
    // Decides whether unsent work can be kept here.
    await platform.opened
    const kiosk = import.meta.env.LOUPE_BOARD.kiosk || platform.kiosk !== undefined
    return openSharedBoard(platform, {
      ...import.meta.env.LOUPE_BOARD,
      kiosk,
      isInstalled: import.meta.env.LOUPE_DESKTOP
    })
  }
  const accounts = createLazyAccounts(platform.session, () =>
    import('./data/accounts/local/open-accounts.ts').then((late) => late.openLocalAccounts(platform))
  )
  // Finishes the removal of deleted accounts.
  const workOff = async () => {
    await platform.opened
    if (!platform.documents.device?.mayHold('removals')) return
    const late = await import('./data/accounts/local/removals.ts')
    await late.workOffRemovals(platform)
  }
  void workOff().catch(() => {})
  return { platform, accounts }
}

async function startApp(): Promise<Services> {
  await polyfilled
  const { platform, accounts } = await openServices()
  followTheme(platform.preferences)
  // An unreadable session counts as none: the jobs are public.
  const restoring = accounts
    .restore()
    .catch(() => null)
    .then((user) => useSession.setState({ restored: true, user }))
  await isSettledWithin(restoring, maxSessionWaitMs)
  const followed = followSession(accounts)
  preloadOnIntent()
  installHistoryBlocker()
  return assembleServices(platform, followed)
}

async function renderApp(element: HTMLElement): Promise<void> {
  const { at } = element.dataset
  // Published lists are searches in the app; unknown addresses lead to /404.
  const meant = at === paths.notFound ? findMeantPath(location.pathname) : null
  if (meant !== null) history.replaceState(history.state, '', meant + location.search)
  else if (at === paths.notFound || element.dataset.alias !== undefined) history.replaceState(history.state, '', at)
  if (at === undefined) {
    const root = createRoot(element)
    const startingTimer = setTimeout(() => root.render(renderStarting()), showStartingAfterMs)
    const starting = startApp()
    const services = await starting
      .then(({ platform }) => platform.opened)
      .then(() => starting)
      .finally(() => clearTimeout(startingTimer))
    return root.render(renderPage(services))
  }
  markPrerendered(location.pathname)
  // Keeps the prerendered page until its screen is loaded.
  const found = document.getElementById('found')?.textContent
  const [services, firstResults] = await Promise.all([
    startApp(),
    found && import('./hooks/parse-first-results.ts').then((late) => late.parseFirstResults(found)),
    findScreen(location.pathname)?.preload()
  ])
  services.firstResults = firstResults || undefined
  // Without its results a published page is drawn anew.
  const isDrawn = isDrawnAs(at) && !found === !firstResults
  // From here on React handles presses.
  delete element.dataset.at
  // Replaced at once: another address was prerendered.
  if (!isDrawn) return flushSync(() => createRoot(element).render(renderPage(services)))
  hydrateRoot(element, renderPage(services))
  pressAgain()
}

/** Prerendered pages know no search and no list that one came from. */
function isDrawnAs(at: string): boolean {
  const { pathname, search } = location
  if (at === paths.home) return pathname === at
  // Messengers add parameters to a job's address.
  const asked = pathname === paths.jobs || at.includes('?') ? pathname + search : pathname
  return [asked, asked.replace(/[^/]+$/, ':id')].includes(at) && !history.state?.usr
}

/** Button pressed before the app was there: index.html remembers the last one. */
function pressAgain(): void {
  const { pressed } = globalThis
  globalThis.pressed = undefined
  if (!pressed?.isConnected) return
  delete pressed.dataset.pressed
  pressed.click()
}

/** Stands in for the app while a slow device opens its storage. */
const renderStarting = () => (
  <main className="empty" aria-busy="true">
    <Mark />
    <p role="status">{t('app.loading')}</p>
  </main>
)

function renderPage(services: Services) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  )
}

const element = document.getElementById('root')
if (element) {
  if (import.meta.env.LOUPE_OFFLINE)
    setTimeout(
      () => import('./app/install-offline.ts').then((late) => late.installOffline()).catch(() => {}),
      installAfterMs
    )
  renderApp(element).catch((error: unknown) => {
    const fresh = element.cloneNode(false)
    element.replaceWith(fresh)
    createRoot(fresh as HTMLElement).render(<ErrorPage error={error} />)
  })
}
