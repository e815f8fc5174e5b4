import type { Page } from '@playwright/test'
import { expectedJobs } from '#tests/support/expected-jobs.ts'
import { messyJobs } from '#tests/support/messy-jobs.ts'
import { expect, test } from '#tests/support/target.ts'

/** With --proof as many as the largest board that is kept on one device. */
const records = messyJobs(process.env.LOUPE_PROOF === '1' ? 3500 : 500)
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

function shown(page: Page) {
  return page.evaluate(() => ({
    count: document.querySelector('main [role=status]')?.textContent,
    titles: [...document.querySelectorAll('main article h3')].map((title) => title.textContent)
  }))
}

function expected(q: string) {
  const found = expectedJobs(records, { q })
  const every = expectedJobs(records).length
  const number = (value: number) => value.toLocaleString('en')
  return {
    count: q.trim() ? `${number(found.length)} of ${number(every)} jobs for “${q.trim()}”` : `${number(every)} jobs`,
    titles: found.slice(0, 30).map((job) => job.title)
  }
}

test('every keystroke over messy jobs shows exactly what the records say', { tag: '@proof' }, async ({ page }) => {
  const problems = await openBoard(page, '/jobs')
  await expect.poll(() => shown(page)).toEqual(expected(''))
  const field = page.getByRole('searchbox', { name: 'Search' })
  for (const words of ['gold ring', 'हीरा', 'સોનું', '<script>', '💎 pave']) {
    await field.fill('')
    let typed = ''
    for (const character of words) {
      typed += character
      await page.keyboard.insertText(character)
      if (expected(typed).titles.length > 0) await expect.poll(() => shown(page)).toEqual(expected(typed))
    }
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(problems).toEqual([])
})

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

test('a list of messy jobs opens page by page, and no record breaks the layout of a phone', async ({ page }) => {
  const problems = await openList(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect(problems).toEqual([])
})

test('a messy job deep in the list opens on a phone, and the way back leads to its card', { tag: '@proof' }, async ({
  page
}) => {
  const problems = await openList(page)
  const card = cards(page).nth(100)
  await card.scrollIntoViewIfNeeded()
  const link = card.getByRole('link', { name: 'Details' })
  await link.scrollIntoViewIfNeeded()
  const title = await card.locator('h3').textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(cards(page)).toHaveCount(120)
  await expect(card).toBeInViewport()
  expect(problems).toEqual([])
})
