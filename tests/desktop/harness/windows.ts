import type { BrowserContext, Page } from '@playwright/test'
import type { MainProcess, Shown } from './main-process.ts'
import { findChannel, searchPage } from './page-find.ts'

/**
 * Does with the browser's windows what main does with its own. The first one is the test's; each further one that main opens is a
 * further page.
 * @param pageOrigin where pages live that main knows under `appOrigin`
 */
export function followWindows(context: BrowserContext, pageOrigin: string, appOrigin: string) {
  let further = new Map<number, Page>()
  const waiting: ((page: Page) => void)[] = []
  const isFurther = (page: Page) => [...further.values()].includes(page)
  const pagesOf = (window: number) => {
    const own = further.get(window)
    return own ? [own] : context.pages().filter((page) => !isFurther(page))
  }
  const open = async ({ shown, window }: Shown) => {
    const page = await context.newPage()
    further.set(window, page)
    await page.goto(shown.replace(appOrigin, pageOrigin), { waitUntil: 'commit' })
    for (const onResult of waiting.splice(0)) onResult(page)
  }
  return {
    follow(main: MainProcess): void {
      further = new Map()
      let last = Promise.resolve()
      main.onBroadcast((channel, given, window) => {
        for (const page of pagesOf(window)) {
          if (channel === findChannel) void searchPage(page, main, given)
          else sendToPage(page, channel, given)
        }
      })
      main.onWindows({
        opened(shown) {
          last = last.then(() => open(shown)).catch(() => {})
        },
        gone(window) {
          last = last
            .then(async () => {
              // With its last window main ends, and the test goes on with the page when it has started main again.
              if ([...further.keys()].some((each) => each > window)) await closeAll(pagesOf(window))
            })
            .catch(() => {})
        },
        effect(what) {
          last = last
            .then(async () => {
              // Of the pages that are there by then, and not the one that has just gone.
              const [page] = context.pages()
              if (page) await (what === 'clearData' ? clearData(page, pageOrigin) : clearClipboard(page))
            })
            .catch(() => {})
        }
      })
    },
    async next(act: () => Promise<unknown>): Promise<Page> {
      const page = new Promise<Page>((done) => waiting.push(done))
      await act()
      return page
    }
  }
}

async function closeAll(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.close()
}

async function clearData(page: Page, origin: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
}

/** The clipboard is the browser's here, and the system's in Electron. */
async function clearClipboard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''))
}

function sendToPage(page: Page, channel: string, given: unknown[]): void {
  page
    .evaluate(([name, values]) => Reflect.get(window, '__loupeHear')?.(name, values), [channel, given] as const)
    // It is being closed or loaded again, and reads everything again.
    .catch(() => {})
}
