import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { type AppServer, requestFromMain } from './app-server.ts'
import { type MainProcess, type Shown, startMain } from './main-process.ts'
import { pageWorld } from './page-world.ts'
import { followWindows } from './windows.ts'

/** Chromium knows no scheme of the app's own: the pages live here, and main's handler of the scheme answers for it. */
export const desktopOrigin = 'https://loupe.test'
export const appOrigin = 'app://loupe'

/** A browser context as the desktop app's window: its page, its preload script and its main process. */
export interface Desktop {
  main(): MainProcess
  readonly userData: string
  /** The addresses that were given to the system's browser. */
  opened(): Promise<string[]>
  /** The addresses outside of the app that pages wanted to lead to, as far as main has decided about them. */
  readonly decided: readonly string[]
  /** Failed requests of pages, with the reason. A window that is being closed waits for nothing. */
  readonly unanswered: readonly string[]
  /** The page of the window that main opens because of what `act` does, once it has begun to load. */
  windowAfter(act: () => Promise<unknown>): Promise<Page>
  /** Ends main as a person does, or kills it, and starts it again on the same folder. The pages must be loaded again. */
  restart(how?: 'quit' | 'kill'): Promise<void>
  close(): Promise<void>
}

export interface DesktopOptions {
  env?: Record<string, string>
  /** The arguments of the program. */
  args?: readonly string[]
  /** The folder of the built app; out/ without it. */
  app?: string
  /** Origins on this computer that pages may ask besides the app: the servers of a shared board. None without it. */
  servers?: readonly string[]
  /** Where pages live instead of `desktopOrigin`. */
  appServer?: AppServer | undefined
}

const desktops = new WeakMap<BrowserContext, Desktop>()

/** The desktop app whose window this context is; undefined for a browser's. */
export function desktopBehind(context: BrowserContext): Desktop | undefined {
  return desktops.get(context)
}

export async function openDesktop(
  context: BrowserContext,
  userData: string,
  { env, args, app, servers = [], appServer }: DesktopOptions = {}
): Promise<Desktop> {
  const reachable = new Set(servers.map(onThisComputer))
  const decided: string[] = []
  const unanswered: string[] = []
  // Chromium asks the person before a page may speak with a server on their own computer.
  if (servers.length > 0) await context.grantPermissions(['local-network-access'], { origin: desktopOrigin })
  let main = await startMain({ userData, env, args, app })
  appServer?.answerBy(() => main)
  const windows = followWindows(context, appServer?.origin ?? desktopOrigin, appOrigin)
  windows.follow(main)
  await context.exposeFunction('__loupeInvoke', async (channel: string, given: unknown[]) => {
    try {
      return { result: await main.ask('invoke', channel, given) }
    } catch (error) {
      return { error: String(error) }
    }
  })
  await context.exposeFunction('__loupeInput', (type: string) => main.ask('input', type).catch(() => {}))
  await context.addInitScript(beginAsNewWindow, closedMark)
  await context.addInitScript({
    content: pageWorld(readFileSync(main.shown.preload, 'utf8'), readAddedArguments(main.shown))
  })
  await context.route('**/*', (route) =>
    answer(route, main, reachable, decided, appServer?.origin).catch((error) =>
      unanswered.push(`${route.request().url()}: ${error}`)
    )
  )
  context.on('page', closePopup)
  const desktop: Desktop = {
    main: () => main,
    userData,
    decided,
    unanswered,
    opened: async () => (await main.ask<{ opened: string[] }>('seen')).opened,
    async restart(how = 'quit') {
      await (how === 'kill' ? main.kill() : main.quit())
      for (const page of context.pages())
        await page.evaluate((mark) => (window.name = mark), closedMark).catch(() => {})
      main = await startMain({ userData, env, args, app })
      windows.follow(main)
    },
    windowAfter: windows.next,
    close: () => main.quit()
  }
  desktops.set(context, desktop)
  return desktop
}

/** Name of a page whose window has been closed. A name outlives every load of its tab, until it is taken away. */
const closedMark = 'closed'

/**
 * With its window goes what a page keeps in it. It goes when the next page begins and not when the window closes: here the page
 * outlives its window, and an account that it was just reading would write itself back.
 */
function beginAsNewWindow(mark: string): void {
  if (window.name !== mark) return
  window.name = ''
  sessionStorage.clear()
}

/** Arguments that a window adds to its process. */
function readAddedArguments({ webPreferences }: Shown): string[] {
  const { additionalArguments } = webPreferences
  return Array.isArray(additionalArguments) ? additionalArguments.map(String) : []
}

/** The origin of a server on this computer. Throws for any other: no page of a test reaches further. */
function onThisComputer(server: string): string {
  const { origin, protocol, hostname } = new URL(server)
  if (protocol !== 'http:' || hostname !== '127.0.0.1') throw new Error(`${server} is not on this computer`)
  return origin
}

/**
 * Requests of the page: files from main's handler of the scheme, ways out from main's guards, and of the servers on this
 * computer those that the test named. Nothing reaches a network.
 */
async function answer(
  route: Route,
  main: MainProcess,
  reachable: ReadonlySet<string>,
  decided: string[],
  served: string | undefined
): Promise<void> {
  const request = route.request()
  const url = request.url()
  if (url.startsWith(`${desktopOrigin}/`)) {
    await route.fulfill(await requestFromMain(main, url.replace(desktopOrigin, appOrigin), request.method()))
    return
  }
  if (served && url.startsWith(`${served}/`)) return route.continue()
  if (request.isNavigationRequest()) {
    const opens = isPopup(request)
    await main.ask(opens ? 'windowOpen' : 'navigate', url)
    decided.push(url)
    // The page stays where it is: an abort would put an error page in its place. A new one gets it, and is closed with it.
    if (opens) await route.abort()
    else await route.fulfill({ status: 204 })
    return
  }
  if (reachable.has(new URL(url).origin)) await route.continue()
  else await route.abort()
}

/** Whether another page opens a page with this request: it has no address yet, or is not even there. */
function isPopup(request: Request): boolean {
  try {
    return ['', 'about:blank'].includes(request.frame().page().url())
  } catch {
    return true
  }
}

/** Electron asks before it makes a window; here the window is there first. It is told of when main has answered, and goes. */
async function closePopup(page: Page): Promise<void> {
  if (await page.opener()) await page.close().catch(() => {})
}
