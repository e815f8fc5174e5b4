import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { enter } from '#tests/support/people-in-browser.ts'
import { fillProfile, resume, saveProfile } from '#tests/support/profile-in-browser.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const pages = [
  '/',
  '/jobs',
  '/jobs?q=designer',
  '/jobs?q=zzzz',
  '/jobs/nothing',
  '/about-us',
  '/contact-us',
  '/disclaimer',
  '/404',
  '/login',
  '/signup'
]
const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } }
] as const

/** What axe finds in either theme, one line for each place. The page follows the theme of the system while it is open. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(passes.length).toBeGreaterThan(10)
    const places = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`)
    )
    found.push(...places.map((place) => `${colorScheme}: ${place}`))
  }
  return found
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const address of pages) {
      test(`nothing stands in anybody's way on ${address}`, async ({ page }) => {
        await open(page, address)
        expect(await findings(page)).toEqual([])
      })
    }

    test("nothing stands in anybody's way on a job", async ({ page }) => {
      await open(page, '/jobs')
      await page.locator('main a[href^="/jobs/"]').first().click()
      await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test("nothing stands in anybody's way with a toast open", async ({ page }) => {
      await open(page, '/jobs')
      await page.getByRole('button', { name: 'Apply Now' }).first().click()
      // A toast that is pointed at stays.
      await page.getByText('Login Required', { exact: true }).hover()
      expect(await findings(page)).toEqual([])
    })

    test("nothing stands in anybody's way on a sign-up that is refused", async ({ page }) => {
      await open(page, '/signup')
      await page.getByRole('radio', { name: 'Employer' }).check()
      await page.getByLabel('Email').fill('suvarna@example.com')
      for (const label of ['Password', 'Confirm password']) {
        await page.getByLabel(label, { exact: true }).fill('a steady hand')
      }
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByRole('main').getByText('Please contact Website Administrator')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test("nothing stands in the administrator's way on / and behind the doors", async ({ page }) => {
      await enter(page, 'Admin')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await open(page, '/admin/requests')
      expect(await findings(page)).toEqual([])
    })

    test("nothing stands in a candidate's way on the own profile, read and changed", async ({ page }) => {
      await enter(page, 'Candidate')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(page.getByText('Please enter your name.')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.getByLabel('Resume').setInputFiles(resume)
      await fillProfile(page, { Name: 'Asha Patel', Headline: 'Setter', Location: 'Surat GJ', Skills: 'kundan' })
      await saveProfile(page)
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'Delete my account' }).click()
      expect(await findings(page)).toEqual([])
    })

    if (name === 'phone') {
      for (const [what, button] of [
        ['the menu', 'Menu'],
        ['the filters', /filter/i]
      ] as const) {
        test(`nothing stands in anybody's way with ${what} open`, async ({ page }) => {
          await open(page, '/jobs')
          await page.getByRole('button', { name: button }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          expect(await findings(page)).toEqual([])
        })
      }
    }
  })
}

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

test('a job is found, opened and left again by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

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
