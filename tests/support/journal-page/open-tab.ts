import type { BrowserContext, Page } from '@playwright/test'

/** A tab with the board open. Fails when the page throws. */
export async function openTab(context: BrowserContext | undefined, address: string): Promise<Page> {
  if (!context) throw new Error('the browser has no context')
  const page = await context.newPage()
  await page.goto(address)
  await boardOpen(page)
  return page
}

export async function boardOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => window.journalPage !== undefined)
}
