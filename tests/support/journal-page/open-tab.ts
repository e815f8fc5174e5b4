import type { BrowserContext, Page } from '@playwright/test'

/** A tab with the store open. Fails when the page throws. */
export async function openTab(context: BrowserContext | undefined, address: string): Promise<Page> {
  if (!context) throw new Error('the browser has no context')
  const page = await context.newPage()
  await openBuilt(page, address)
  await boardOpen(page)
  return page
}

/** Opens a page that is built when it is first asked for. Throws what the build says. */
export async function openBuilt(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  if (!answer?.ok()) throw new Error(`${address} was not served: ${await answer?.text()}`)
}

export async function boardOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => window.journalPage !== undefined)
}
