import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * Gives every further page of the context its own window, beside the first one: a tab that is behind another one is drawn
 * once a second, and every step in it waits for that.
 */
export function openInWindows(context: BrowserContext): void {
  const browser = context.browser()
  if (!browser) return
  const newPage = context.newPage.bind(context)
  let turn: Promise<unknown> = Promise.resolve()
  context.newPage = () => {
    const page = turn.then(() => newWindow(browser, context, newPage))
    turn = page.catch(() => {})
    return page
  }
}

async function newWindow(browser: Browser, context: BrowserContext, newPage: () => Promise<Page>): Promise<Page> {
  const [first] = context.pages()
  if (!first) return newPage()
  const { browserContextId } = await targetOf(context, first)
  const session = await browser.newBrowserCDPSession()
  const options = { url: 'about:blank', newWindow: true, ...(browserContextId && { browserContextId }) }
  let created: Promise<{ targetId: string }> | undefined
  const page = context.waitForEvent(
    'page',
    async (each) => (await targetOf(context, each)).targetId === (await created)?.targetId
  )
  created = session.send('Target.createTarget', options)
  const [opened] = await Promise.all([page, created])
  await session.detach()
  return opened
}

async function targetOf(context: BrowserContext, page: Page): Promise<{ targetId: string; browserContextId?: string }> {
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.detach()
  return targetInfo
}
