import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { type MainProcess, startMain } from './main-process.ts'
import { pageWorld } from './page-world.ts'

/** Chromium knows no scheme of the app's own: the pages live here, and main's handler of the scheme answers for it. */
export const desktopOrigin = 'https://loupe.test'
const appOrigin = 'app://loupe'

/** A browser context as the desktop app's window: its page, its preload script and its main process. */
export interface Desktop {
  main(): MainProcess
  readonly userData: string
  /** The addresses that were given to the system's browser. */
  opened(): Promise<string[]>
  /** Ends main as a person does, or kills it, and starts it again on the same folder. The pages must be loaded anew. */
  restart(how?: 'quit' | 'kill'): Promise<void>
  close(): Promise<void>
}

export async function openDesktop(
  context: BrowserContext,
  userData: string,
  env: Record<string, string> = {}
): Promise<Desktop> {
  let main = await startMain({ userData, env })
  const hear = (channel: string, given: unknown[]) => {
    for (const page of context.pages()) tell(page, channel, given)
  }
  main.onBroadcast(hear)
  await context.exposeFunction('__loupeInvoke', async (channel: string, given: unknown[]) => {
    try {
      return { result: await main.ask('invoke', channel, given) }
    } catch (error) {
      return { error: String(error) }
    }
  })
  await context.addInitScript({ content: pageWorld(readFileSync(main.shown.preload, 'utf8')) })
  await context.route('**/*', (route) =>
    answer(route, main).catch(() => {
      // The window is being closed, and main with it: nobody waits for the answer.
    })
  )
  context.on('page', closePopup)
  return {
    main: () => main,
    userData,
    opened: async () => (await main.ask<{ opened: string[] }>('seen')).opened,
    async restart(how = 'quit') {
      await (how === 'kill' ? main.kill() : main.quit())
      // With its window goes what a page keeps in it.
      for (const page of context.pages()) await page.evaluate(() => sessionStorage.clear()).catch(() => {})
      main = await startMain({ userData, env })
      main.onBroadcast(hear)
    },
    close: () => main.quit()
  }
}

function tell(page: Page, channel: string, given: unknown[]): void {
  page
    .evaluate(([name, values]) => Reflect.get(window, '__loupeHear')?.(name, values), [channel, given] as const)
    // It is being closed or loaded anew, and reads everything again.
    .catch(() => {})
}

/** What the page asks for: files from main's handler of the scheme, ways out from main's guards. Nothing reaches a network. */
async function answer(route: Route, main: MainProcess): Promise<void> {
  const request = route.request()
  const url = request.url()
  if (url.startsWith(`${desktopOrigin}/`)) {
    const asked = url.replace(desktopOrigin, appOrigin)
    const { status, headers, body } = await main.ask<{ status: number; headers: Record<string, string>; body: string }>(
      'request',
      asked,
      request.method()
    )
    await route.fulfill({ status, headers, body: Buffer.from(body, 'base64') })
    return
  }
  if (request.isNavigationRequest()) {
    await main.ask(isPopup(request) ? 'windowOpen' : 'navigate', url)
    // The page stays where it is. An abort would put an error page in its place.
    await route.fulfill({ status: 204 })
    return
  }
  await route.abort()
}

/** Whether another page opens a page with this request: it has no address yet, or is not even there. */
function isPopup(request: Request): boolean {
  try {
    return ['', 'about:blank'].includes(request.frame().page().url())
  } catch {
    return true
  }
}

/** Electron asks before it makes a window; here the window is there first, and goes when main has been asked. */
async function closePopup(page: Page): Promise<void> {
  if (!(await page.opener())) return
  await page.waitForTimeout(200).catch(() => {})
  await page.close().catch(() => {})
}
