import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { drawn } from '#tests/support/wait-for-requests.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const more = (page: Page) => page.getByRole('button', { name: 'Show more jobs' })
const titleOf = (place: number) => `Setter ${String(place).padStart(3, '0')}`

/** Newest first: the job at a place of the list has that place in its title. Descriptions are of every length. */
const board = Array.from({ length: 150 }, (_, place) =>
  sampleJob(`job_${String(999 - place)}`, {
    title: titleOf(place),
    description: 'Set melee under the microscope. '.repeat(place % 9),
    salaryRange: place === 140 ? 'Paid in emeralds' : '₹18,000 a month',
    postedDate: '2026-11-20'
  })
)

/** Opens the list of a board with 150 jobs, as far as it goes. */
async function openAll(page: Page): Promise<void> {
  await page.route('**/seed', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/seed')
  await page.evaluate((text) => localStorage.setItem('jobs', text), JSON.stringify(board))
  await page.goto('/jobs')
  for (const shown of [30, 60, 90, 120]) {
    await expect(cards(page)).toHaveCount(shown)
    await more(page).press('Enter')
  }
  await expect(cards(page)).toHaveCount(150)
}

/** Goes to a job in the middle of the list, opens it, and expects Back to lead to where it was. */
async function expectWayBack(page: Page, place: number): Promise<void> {
  const card = cards(page).nth(place)
  const link = card.getByRole('link', { name: titleOf(place) })
  // Far from the screen it stands about there; near it, exactly.
  for (const _ of ['about', 'exactly']) {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await drawn(page)
  }
  await expect(link).toBeInViewport()
  const topOf = () => card.evaluate((element) => element.getBoundingClientRect().top)
  const top = await topOf()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: titleOf(place) })).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  await drawn(page)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1.5)
  await expect(card.getByRole('button', { name: 'Apply Now' })).toBeVisible()
}

test('job list › restores the exact scroll position on Back', async ({ page }) => {
  // In a window as low as this the browser skips some of the first group.
  await page.setViewportSize({ width: 390, height: 480 })
  await openAll(page)
  await expectWayBack(page, 77)
})

test('job list › keeps text and headings of off-screen jobs, without buttons', async ({ page }) => {
  await openAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  const far = cards(page).nth(140)
  await expect(far.getByRole('button')).toHaveCount(0)
  await expect(far.getByRole('heading', { level: 3, name: titleOf(140) })).toBeAttached()
  const item = page.getByRole('main').locator('[role=listitem]').nth(140)
  await expect(item).toHaveAttribute('aria-posinset', '141')
  await expect(item).toHaveAttribute('aria-setsize', '150')
  for (const words of ['Setter 140', 'Paid in emeralds', 'Setter 003', 'Setter 119']) {
    expect(
      await page.evaluate(
        (text) =>
          (window as unknown as { find(t: string, c: boolean, b: boolean, wrap: boolean): boolean }).find(
            text,
            false,
            false,
            true
          ),
        words
      )
    ).toBe(true)
    const card = cards(page).filter({ hasText: words })
    await expect(card).toBeInViewport()
    await expect(card.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  }
})

test('job list › moves the focus in order by keyboard and keeps the focused job', async ({ page }) => {
  await openAll(page)
  // Over the end of the first group.
  const steps = 5
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const places: (string | null | undefined)[] = []
  await cards(page)
    .nth(28)
    .getByRole('link', { name: titleOf(28) })
    .focus()
  for (let place = 28; place < 28 + steps; place += 1) {
    places.push(await focused())
    for (const _ of ['Save job', 'Share', 'Details', 'Apply Now', 'the next title']) await page.keyboard.press('Tab')
  }
  expect(places).toEqual(Array.from({ length: steps }, (_, index) => titleOf(28 + index)))
  const next = cards(page).nth(28 + steps)
  const details = next.getByRole('link', { name: 'Details' })
  await details.focus()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await drawn(page)
  await expect(cards(page).nth(60).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(next.getByRole('button', { name: 'Apply Now' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await drawn(page)
  await page.keyboard.press('Shift+Tab')
  await expect(cards(page).nth(149).getByRole('button', { name: 'Apply Now' })).toBeFocused()
})
