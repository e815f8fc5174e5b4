import './platform/web/web-documents.ts'
import 'virtual:tokens.css'
import '#renderer/look/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ErrorPage } from './app/error-boundary.tsx'
import { findScreen, preloadOnIntent } from './app/screens.tsx'
import { Starting } from './app/starting.tsx'
import { productDomain, publicAddress } from './config/configuration.ts'
import { paths } from './config/paths.ts'
import { createLazyAccounts } from './data/accounts/lazy-accounts.ts'
import { openSharedBoard } from './data/shared-board.ts'
import { assembleServices } from './hooks/assemble-services.ts'
import { installHistoryBlocker } from './hooks/history-blocker.ts'
import { markPrerendered } from './hooks/initial-load-time.ts'
import type { FirstResults, Services } from './hooks/services.ts'
import common from './messages/common.json'
import { load } from './messages/messages.ts'
import { openDesktopPlatform } from './platform/desktop/open-desktop-platform.ts'
import type { Platform } from './platform/platform.ts'
import { openWebPlatform } from './platform/web/open-web-platform.ts'
import { isSettledWithin } from './storage/core/is-settled-within.ts'
import { followSession } from './stores/follow-session.ts'
import { useSession } from './stores/session-store.ts'
import { followTheme } from './stores/theme.ts'

load(common)

declare global {
  var pressed: HTMLElement | undefined
}

/** A start that takes longer than this says so. */
const showStartingAfterMs = 150

/** How long the session of this tab is waited for: then the page is shown without it, and follows when it is known. */
const maxSessionWaitMs = 3000

/** Which of the two it is stands fixed in each build: neither carries the code of the other. */
function openPlatform(): Promise<Platform> {
  return import.meta.env.LOUPE_DESKTOP
    ? openDesktopPlatform({ publicAddress: hasOwnBoard ? null : (publicAddress ?? `https://${productDomain}`) })
    : openWebPlatform({
        publicAddress: hasOwnBoard ? null : publicAddress
      })
}

/** Fixed in each build as well: whether the data is this device's or on a board that many devices share. */
const hasOwnBoard = import.meta.env.LOUPE_OWN_BOARD

async function openServices(): Promise<Pick<Services, 'platform' | 'accounts'>> {
  const opened = await openPlatform()
  // A site that was published from a board of one device says where that lies.
  const published = hasOwnBoard && document.querySelector<HTMLMetaElement>('meta[name=board]')?.content
  const platform = published
    ? (await import('./data/published-board.ts')).readPublishedBoard(opened, published)
    : opened
  if (import.meta.env.LOUPE_BOARD) {
    // Whether anything outlives the page decides whether something may wait here to be sent.
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
  // What deleted accounts have left, if anything.
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
  const { platform, accounts } = await openServices()
  followTheme(platform.preferences)
  // A session that cannot be read must not keep anybody from the jobs: it counts as none.
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
  // A list with an address of its own is a search in the app, and an address that leads nowhere is /404.
  if (at === paths.notFound || element.dataset.alias !== undefined) history.replaceState(history.state, '', at)
  if (at === undefined) {
    const root = createRoot(element)
    const startingTimer = setTimeout(() => root.render(<Starting />), showStartingAfterMs)
    const starting = startApp()
    const services = await starting
      .then(({ platform }) => platform.opened)
      .then(() => starting)
      .finally(() => clearTimeout(startingTimer))
    return root.render(renderPage(services))
  }
  markPrerendered(location.pathname)
  // What was drawn stays until the screen is there that it is a picture of.
  const [services] = await Promise.all([startApp(), findScreen(location.pathname)?.preload()])
  services.firstResults = readFirstResults()
  const isDrawn = isDrawnAs(at)
  // What is pressed from here on is React's.
  delete element.dataset.at
  // At once: what was drawn is no answer to what is asked for here.
  if (!isDrawn) return flushSync(() => createRoot(element).render(renderPage(services)))
  hydrateRoot(element, renderPage(services))
  pressAgain()
}

/** Whether what was drawn for `at` is what the app begins with here: a search, or the list one came from, was not known then. */
function isDrawnAs(at: string): boolean {
  const { pathname, search } = location
  if (at === paths.home) return pathname === at
  // A job is the same whatever a messenger has added to its address.
  const asked = pathname === paths.jobs || at.includes('?') ? pathname + search : pathname
  return [asked, asked.replace(/[^/]+$/, ':id')].includes(at) && !history.state?.usr
}

/** What a published page has found (build/publish/page-template.ts). */
function readFirstResults(): FirstResults | undefined {
  const text = document.getElementById('found')?.textContent
  return text ? (JSON.parse(text) as FirstResults) : undefined
}

/** A button that was pressed before the app was there: see build/publish/loader.ts. */
function pressAgain(): void {
  const { pressed } = globalThis
  globalThis.pressed = undefined
  if (!pressed?.isConnected) return
  delete pressed.dataset.pressed
  pressed.click()
}

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
  renderApp(element).catch((error: unknown) => {
    const fresh = element.cloneNode(false)
    element.replaceWith(fresh)
    createRoot(fresh as HTMLElement).render(<ErrorPage error={error} />)
  })
}
