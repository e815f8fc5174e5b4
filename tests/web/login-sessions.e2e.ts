import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { emails, enter, personOf } from '#tests/support/people-in-browser.ts'

const minute = 60_000

const listSessions = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^session_[^.]+$/.test(key)))

const readMarks = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^session_.+\.mark$/.test(key))
      .map(([, text]) => String(text).split(' ')[0])
  )

/** Lets the pages of this tab be muted. To be called before the first of them is opened. */
const allowMuting = (page: Page) =>
  page.addInitScript(() => {
    const hold = (event: Event) => document.documentElement.dataset.muted && event.stopImmediatePropagation()
    for (const name of ['pagehide', 'visibilitychange']) window.addEventListener(name, hold, true)
  })

/** From now on this tab ends as if its process were gone: its page is told nothing. */
const muteEnd = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.muted = 'yes'
  })

/** Another app, or another tab, comes before this one. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** A candidate is signed in in this tab, which is seen and can be muted. */
async function enterSeen(page: Page): Promise<void> {
  await allowMuting(page)
  await enter(page, 'Candidate')
  await expect.poll(() => readMarks(page)).toEqual(['open'])
}

/** Closes the tab and opens it again, so long after now, as browsers do: with what its sessionStorage held. */
async function reopen(context: BrowserContext, page: Page, afterMs = 0): Promise<Page> {
  const kept = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
  await page.close()
  const again = await context.newPage()
  await allowMuting(again)
  if (afterMs > 0) await again.clock.install({ time: Date.now() + afterMs })
  await again.addInitScript((items) => {
    for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text)
  }, kept)
  await again.goto('/profile')
  return again
}

test('login session › ends when its tab is closed, also when reopened at once', {
  tag: '@tabs'
}, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/about-us')
  await enter(page, 'Candidate')
  await page.reload()
  await page.goto('/jobs')
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile')
  expect(await listSessions(page)).toHaveLength(1)
  const again = await reopen(context, page)
  await expect(again).toHaveURL('/login')
  await expect.poll(() => listSessions(other)).toEqual([])
  expect(await readMarks(other)).toEqual([])
})

test('login session › survives leaving a page before its code loads', { tag: ['@web', '@proof'] }, async ({ page }) => {
  await enter(page, 'Candidate')
  await expect.poll(() => readMarks(page)).toEqual(['open'])
  const code = '**/assets/manage-tab-session-*.js'
  const isAsked = page.waitForRequest(code)
  await page.route(code, () => {})
  await page.goto('/jobs')
  await isAsked
  await page.unroute(code)
  await page.goto('/profile')
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('login session › survives a crash of its page', { tag: ['@tabs', '@proof'] }, async ({ page, context }) => {
  await enterSeen(page)
  await muteEnd(page)
  const again = await reopen(context, page)
  await expect(again.getByRole('banner').getByText('User', { exact: true })).toBeVisible()
  await expect(again).toHaveURL('/profile')
})

test.describe('login session on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('survives ten minutes after the page is discarded', { tag: ['@tabs', '@proof'] }, async ({ page, context }) => {
    await enterSeen(page)
    await hide(page)
    await muteEnd(page)
    const again = await reopen(context, page, 10 * minute)
    await expect(again).toHaveURL('/profile')
  })
})

test('login session of a closed tab › is removed by an open tab, unlike other sessions', {
  tag: ['@tabs', '@proof']
}, async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.clock.install()
  await visitor.goto('/jobs')
  await expect(visitor.getByRole('article').first()).toBeVisible()
  const employer = await context.newPage()
  await enter(employer, personOf(emails.Employer, 'Employer'))
  await enter(page, 'Candidate')
  await expect.poll(() => listSessions(visitor)).toHaveLength(2)
  await page.close()
  // The closed tab may leave its mark after the first of these.
  await expect(async () => {
    await visitor.clock.fastForward(80_000)
    expect(await listSessions(visitor)).toHaveLength(1)
  }).toPass()
  await employer.reload()
  await expect(employer).toHaveURL('/employer/dashboard')
  await expect(employer.getByRole('banner').getByText('Employer', { exact: true })).toBeVisible()
})
