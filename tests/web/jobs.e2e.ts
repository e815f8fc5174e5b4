import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'

const cards = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('visitor › searches, reads a job and shares it', { tag: '@web' }, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/jobs')
  await search(page).pressSequentially('cad designer')
  await expect(count(page)).toHaveText('1 of 23 jobs for “cad designer”')
  await expect(cards(page).locator('mark').first()).toHaveText('CAD')
  await page.getByRole('link', { name: 'CAD Designer', exact: true }).click()
  await expect(page.getByText('Loading job details...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'CAD Designer' })).toBeVisible()
  await expect(page).toHaveTitle(/^CAD Designer\s· .+: Loupe$/)

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Share via WhatsApp' }).click()
  ])
  await popup.waitForURL('https://wa.me/**')
  const address = new URL(popup.url())
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  // This board is on one device: the message is the job itself.
  expect(address.searchParams.get('text')).toMatch(
    /^CAD Designer\nMeenakar Design Studio · Mumbai MH\n₹35,000–55,000 a month · Full-time\n[^\n]+$/
  )
  expect(address.searchParams.get('text')).not.toContain(new URL(page.url()).host)
  expect(await popup.evaluate(() => [window.opener, document.referrer, sessionStorage.length])).toEqual([null, '', 0])
  await expect(page.getByText('Job Shared!').first()).toBeVisible()
})

test('job search › keeps the caret while typing within a word', async ({ page }) => {
  await page.goto('/jobs?q=gld')
  await search(page).click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('oooo', { delay: 5 })
  await expect(search(page)).toHaveValue('goooold')
})

test('job filters on a phone › open from a button pressed before the app loads', {
  tag: '@web'
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  await expect(page.getByLabel('Category')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  press()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('Category').selectOption('Production')
  await drawer.getByRole('button', { name: 'Show 3 jobs' }).click()
  await expect(drawer).toBeHidden()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await page.getByRole('button', { name: 'Production Remove filter' }).click()
  await expect(cards(page)).toHaveCount(23)
})
