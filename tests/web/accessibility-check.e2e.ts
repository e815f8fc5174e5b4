import type { Locator, Page } from '@playwright/test'
import { expectClear, selectOfOneFrame, sizes } from '#tests/support/clear-screen.ts'
import { follow } from '#tests/support/follow-app-link.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { fillProfile, resume, saveProfile } from '#tests/support/profile-in-browser.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cards = (page: Page) => page.getByRole('article').first()

/** Further states checked on the walk's pages. */
const stops = {
  async toast(page: Page) {
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    // A toast that is pointed at stays.
    await page.getByText('Login Required', { exact: true }).hover()
    await expectClear(page, 'a toast')
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Dismiss' })
      .click()
    await expect(page.getByText('Login Required', { exact: true })).toHaveCount(0)
  },

  async job(page: Page) {
    // The menu and the filters of a phone lie above the page.
    for (const button of (page.viewportSize()?.width ?? 0) < 700 ? ['Menu', /filter/i] : []) {
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectClear(page, String(button))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.locator('main a[href^="/jobs/"]').first().click()
    await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible()
    await expectClear(page, 'a job')
  },

  async refusedSignUp(page: Page) {
    await page.getByRole('radio', { name: 'Employer' }).check()
    await page.getByLabel('Email').fill('suvarna@example.com')
    for (const label of ['Password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).fill('a steady hand')
    }
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('main').getByText('Please contact Website Administrator')).toBeVisible()
    await expectClear(page, 'a refused sign-up')
  }
}

/** The pages of a visitor, each with what is there when it is whole. */
const pages: [address: string, whole: (page: Page) => Locator, stop?: keyof typeof stops][] = [
  ['/', cards],
  ['/jobs?q=designer', cards, 'toast'],
  ['/jobs', cards, 'job'],
  ['/jobs?q=zzzz', (page) => page.getByText('No jobs found matching your criteria.', { exact: true })],
  ['/jobs/nothing', (page) => heading(page, 'Job Not Found')],
  ['/about-us', (page) => page.getByRole('heading', { level: 2, name: 'Why another job board' })],
  ['/contact-us', (page) => page.getByRole('heading', { level: 2, name: 'Write to us' })],
  ['/disclaimer', (page) => page.getByRole('heading', { level: 2, name: 'Never pay for a job' })],
  ['/404', (page) => heading(page, 'Page not found')],
  ['/login', (page) => heading(page, 'Login')],
  ['/signup', (page) => heading(page, 'Sign up'), 'refusedSignUp']
]

for (const { name, viewport } of sizes) {
  // `npm test` looks at a page of each frame, on the phone; the large screen and the pages between are proof's.
  test.describe(name, { tag: name === 'phone' ? '@long' : '@proof' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('accessibility check (axe) › passes the pages of a visitor', async ({ page }) => {
      await page.goto('/login')
      await expect(heading(page, 'Login')).toBeVisible()
      for (const [address, whole, stop] of selectOfOneFrame(pages)) {
        await test.step(address, async () => {
          await follow(page, address)
          await expect(whole(page)).toBeVisible()
          await expectClear(page, address)
          if (stop) await stops[stop](page)
        })
      }
    })
  })
}

/** A look at a screen. One of each role is looked at in a journey of theirs: these are proof’s. */
function look(way: string, walk: (page: Page) => Promise<void>): void {
  for (const { name, viewport } of sizes) {
    test.describe(name, { tag: '@proof' }, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
      test(`accessibility check (axe) › passes ${way}`, ({ page }) => walk(page))
    })
  }
}

look('the screens that the administrator reaches from /', async (page) => {
  await enter(page, 'Admin')
  await expect(cards(page)).toBeVisible()
  await expectClear(page)
  await follow(page, '/admin/requests')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await expectClear(page)
})

look("a candidate's own profile, viewed and edited", async (page) => {
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectClear(page)
  await page.getByLabel('Resume').setInputFiles(resume)
  await fillProfile(page, { Name: 'Asha Patel', Headline: 'Setter', Location: 'Surat GJ', Skills: 'kundan' })
  await saveProfile(page)
  await expectClear(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectClear(page)
})

/** Presses Tab until the element has the focus; it must be seen there. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((one) => one === document.activeElement)) {
      await expect(element).toBeInViewport()
      return
    }
  }
  throw new Error('80 presses of Tab did not lead there')
}

test('job page › is found, opened and left by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Without a step in the history.
  await expect(page).toHaveURL('/')

  await tabTo(page, page.getByRole('main').getByRole('search').first().getByRole('searchbox'))
  await page.keyboard.type('designer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\?.*q=designer/)

  const category = page.getByRole('combobox', { name: /category/i })
  await tabTo(page, category)
  await page.keyboard.type('Pre')
  await expect(category.locator('option:checked')).toHaveText('Pre Production')
  await expect(page).toHaveURL(/category=/)
  const search = new URL(page.url()).search

  await tabTo(page, page.locator('main a[href^="/jobs/"]').first())
  await page.keyboard.press('Enter')
  const back = page.getByRole('link', { name: 'Back to Jobs' })
  await expect(back).toBeVisible()
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/jobs' && url.search === search)
})
