import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Logo } from '#renderer/components/public/logo.tsx'
import { paths } from '#renderer/config/paths.ts'
import { markPrerendered } from '#renderer/hooks/initial-load-time.ts'
import type { Services } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { App } from './app.tsx'
import { ErrorPage } from './error-boundary.tsx'
import { findMeantPath, findScreen } from './router.tsx'

declare global {
  /** See index.html. */
  var pressed: HTMLElement | undefined
}

const showStartingAfterMs = 150

/** Shows the app in the page's element: over a prerendered page, which stays until its screen is loaded, or in an empty one. */
export async function mountApp(element: HTMLElement, start: () => Promise<Services>): Promise<void> {
  try {
    const { at } = element.dataset
    correctAddress(element)
    if (at === undefined) {
      const root = createRoot(element)
      const startingTimer = setTimeout(() => root.render(<Starting />), showStartingAfterMs)
      const starting = start().then(async (services) => {
        await services.platform.opened
        return services
      })
      root.render(renderApp(await starting.finally(() => clearTimeout(startingTimer))))
    } else await takeOver(element, at, start)
  } catch (error) {
    const fresh = element.cloneNode(false) as HTMLElement
    element.replaceWith(fresh)
    createRoot(fresh).render(<ErrorPage error={error} />)
  }
}

/** Published lists are searches in the app; unknown addresses lead to /404. */
function correctAddress({ dataset: { at, alias } }: HTMLElement): void {
  const meant = at === paths.notFound ? findMeantPath(location.pathname) : null
  if (meant !== null) history.replaceState(history.state, '', meant + location.search)
  else if (at === paths.notFound || alias !== undefined) history.replaceState(history.state, '', at)
}

async function takeOver(element: HTMLElement, at: string, start: () => Promise<Services>): Promise<void> {
  markPrerendered(location.pathname)
  const found = document.getElementById('found')?.textContent
  const [services, firstResults] = await Promise.all([
    start(),
    found
      ? import('#renderer/hooks/parse-embedded-results.ts').then((late) => late.parseEmbeddedResults(found))
      : undefined,
    findScreen(location.pathname)?.preload()
  ])
  services.firstResults = firstResults || undefined
  // From here on React handles presses.
  delete element.dataset.at
  // Another address was prerendered, or a published page's results are missing: replaced at once.
  if (!isDrawnAs(at) || (found && !firstResults))
    return flushSync(() => createRoot(element).render(renderApp(services)))
  hydrateRoot(element, renderApp(services))
  pressAgain()
}

/** Where a query changes what is shown. Messengers add parameters to a job's address. */
const searched: readonly string[] = [paths.jobs, paths.login]

/** Prerendered pages know no search and no list that one came from. */
function isDrawnAs(at: string): boolean {
  const { pathname, search } = location
  if (at === paths.home) return pathname === at
  const asked = searched.includes(pathname) || at.includes('?') ? pathname + search : pathname
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

/** Shown in place of the app while a slow device opens its storage. */
function Starting() {
  return (
    <main className="empty" aria-busy="true">
      <Logo />
      <p role="status">{t('app.loading')}</p>
    </main>
  )
}

function renderApp(services: Services): ReactNode {
  return (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  )
}
