import type { Page } from '@playwright/test'
import { messyJobs } from '#tests/support/messy-jobs.ts'
import { expect, test } from '#tests/support/target.ts'

const records = messyJobs(500)
const text = JSON.stringify(records)

/** Opens the app on a board that holds the messy records from before its first visit. */
async function openBoard(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route('**/seed', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/seed')
  await page.evaluate((stored) => localStorage.setItem('jobs', stored), text)
  await page.goto(path)
  return problems
}

const cards = (page: Page) => page.locator('main article')

/** Opens the list on a phone, as far as 120 cards. */
async function openList(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const problems = await openBoard(page, '/jobs')
  await expect(cards(page)).toHaveCount(30)
  for (const shownNow of [60, 90, 120]) {
    // By keyboard: cards take their height when they are drawn, and a button below them moves away from a mouse that aims at it.
    await page.getByRole('button', { name: 'Show more jobs' }).press('Enter')
    await expect(cards(page)).toHaveCount(shownNow)
  }
  return problems
}

test('job list › shows messy jobs page by page without breaking the layout', async ({ page }) => {
  const problems = await openList(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect(problems).toEqual([])
})
