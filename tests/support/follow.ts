import type { Page } from '@playwright/test'
import { drawn } from './settled.ts'

/** Leads an open page of the app to another address as its links do, without loading it anew, and lets it be drawn. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await drawn(page)
}
