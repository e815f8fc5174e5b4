import type { Page } from '@playwright/test'
import { sizes } from '#tests/support/clear-screen.ts'
import { emails, password } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const cards = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('a visitor searches, reads a job and shares it', { tag: '@web' }, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/jobs')
  await search(page).pressSequentially('cad designer')
  await expect(count(page)).toHaveText('1 of 23 jobs for “cad designer”')
  await expect(cards(page).locator('mark').first()).toHaveText('CAD')
  await page.getByRole('link', { name: 'CAD Designer', exact: true }).click()
  await expect(page.getByText('Loading job details...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'CAD Designer' })).toBeVisible()
  await expect(page).toHaveTitle(/^CAD Designer · .+: Loupe$/)

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Share via WhatsApp' }).click()
  ])
  await popup.waitForURL('https://wa.me/**')
  const address = new URL(popup.url())
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  // This board is on one device: the message is the posting itself.
  expect(address.searchParams.get('text')).toMatch(
    /^CAD Designer\nMeenakar Design Studio · Mumbai MH\n₹35,000–55,000 a month · Full-time\n[^\n]+$/
  )
  expect(address.searchParams.get('text')).not.toContain(new URL(page.url()).host)
  expect(await popup.evaluate(() => [window.opener, document.referrer, sessionStorage.length])).toEqual([null, '', 0])
  await expect(page.getByText('Job Shared!').first()).toBeVisible()
})

test('a visitor who applies is asked to login as a candidate, and led there and back', { tag: '@proof' }, async ({
  page
}) => {
  await page.goto('/jobs?q=accountant')
  await cards(page).first().getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Login Required').first()).toBeVisible()
  await expect(page.getByText('Please login as a candidate to apply for jobs.').first()).toBeVisible()
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('link', { name: 'Login' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  // The list that led here outlives a reload.
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  // Until then the fields are those of the login.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.getByLabel('Email').fill(emails.Candidate)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply: Accountant' })).toBeVisible()
  await expect(page).toHaveURL('/jobs?q=accountant')
})

test('Share on a card says what it does, on every size', async ({ page }) => {
  await page.goto('/jobs?q=accountant')
  const share = cards(page).first().getByRole('button', { name: 'Share' })
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(share.getByText('Share')).toHaveCSS('position', 'static')
  }
  await page.goto('/')
  await expect(share).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(share.getByText('Share')).toHaveCSS('position', 'absolute')
  await expect(share.locator('svg')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('Share beside a job says what it does, on every size', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().getByRole('link', { name: 'Details' }).click()
  const word = page.getByRole('button', { name: 'Share via WhatsApp' }).getByText('Share via WhatsApp')
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(word).toBeInViewport()
    expect((await word.boundingBox())?.width).toBeGreaterThan(60)
    await expect(word).not.toHaveCSS('clip-path', /inset/)
  }
})

test('filters hold alone and together, and through Back, Forward and reload', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/jobs')
  await expect(count(page)).toHaveText('23 jobs')
  await page.getByLabel('Category').selectOption('Back Office')
  await expect(count(page)).toHaveText('10 of 23 jobs')
  await page.getByLabel('Location').pressSequentially('mumbai')
  await expect(page).toHaveURL('/jobs?location=mumbai&category=Back+Office')
  await expect(count(page)).toHaveText('2 of 23 jobs')
  await page.getByLabel('Job type').selectOption('Full-time')
  await search(page).pressSequentially('gold')
  await expect(count(page)).toHaveText('1 of 23 jobs for “gold”')
  await expect(page).toHaveURL('/jobs?q=gold&location=mumbai&category=Back+Office&type=Full-time')

  await page.reload()
  await expect(count(page)).toHaveText('1 of 23 jobs for “gold”')
  await expect(search(page)).toHaveValue('gold')
  await expect(page.getByLabel('Job type')).toHaveValue('Full-time')

  await page.goBack()
  await expect(page).toHaveURL('/jobs?location=mumbai&category=Back+Office&type=Full-time')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await expect(count(page)).toHaveText('2 of 23 jobs')
  await expect(page.getByLabel('Job type')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/jobs?category=Back+Office')
  await expect(page.getByLabel('Location')).toHaveValue('')
  await page.goBack()
  await expect(count(page)).toHaveText('23 jobs')
  await page.goForward()
  await expect(count(page)).toHaveText('10 of 23 jobs')
  await expect(page.getByLabel('Category')).toHaveValue('Back Office')
})

test('typing in the middle of a word keeps the caret there', async ({ page }) => {
  await page.goto('/jobs?q=gld')
  await search(page).click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('oooo', { delay: 5 })
  await expect(search(page)).toHaveValue('goooold')
})

test('on a phone the filters are in a drawer that says what they leave', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await expect(page.getByLabel('Category')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('Category').selectOption('Production')
  await drawer.getByRole('button', { name: 'Show 3 jobs' }).click()
  await expect(drawer).toBeHidden()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await page.getByRole('button', { name: 'Production Remove filter' }).click()
  await expect(cards(page)).toHaveCount(23)
})

test('on a phone a button that is there before the app is pressed by the app: the filters are in a drawer, and say what they leave', {
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

test('a change in another tab shows by itself', { tag: ['@web', '@proof'] }, async ({ page, context }) => {
  await page.goto('/jobs?q=engraver')
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about-us')
  await other.evaluate(() => {
    const jobs = JSON.parse(localStorage.getItem('jobs') ?? '[]')
    localStorage.setItem('jobs', JSON.stringify([...jobs, { ...jobs[0], id: 'new', title: 'Hand Engraver' }]))
  })
  await expect(page.getByRole('link', { name: 'Hand Engraver' })).toBeVisible()
  await expect(count(page)).toHaveText('1 of 24 jobs for “engraver”')
})
