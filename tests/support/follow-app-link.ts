import type { Page } from '@playwright/test'
import { drawn } from './wait-for-requests.ts'

/** Leads an open page of the app to another address as its links do, without loading it again, and lets it be drawn. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await drawn(page)
}

/**
 * One step back through the history, as the page itself takes it. Playwright's goBack counts from the entry that the
 * browser's own process knows, which may not have heard of an entry that the page has just added.
 */
export const stepBack = (page: Page) => page.evaluate(() => history.back())
