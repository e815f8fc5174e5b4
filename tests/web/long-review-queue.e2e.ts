import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { newJob, seedJobs } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'

const shown = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
const queue = (page: Page) => page.getByRole('region', { name: 'Requests' })
const titles = (page: Page) => queue(page).getByRole('listitem').locator('b')

test('review queue › renders only visible jobs of 500 and reaches all by keyboard', async ({ page, context }) => {
  const many = Array.from({ length: 500 }, (_, index) => newJob(`job_${index}`, `Setter ${index}`))
  await seedJobs(context, many)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Setter 0')
  await expect(page.getByRole('tab', { name: 'Pending Requests 500' })).toBeVisible()
  expect(await titles(page).count()).toBeLessThan(40)
  await page.keyboard.press('j')
  await expect(queue(page).getByRole('button', { name: /^Setter 1 / })).toBeFocused()
  // End leads to the last that was read, and those behind it are read then.
  const part = (count: number) => queue(page).getByText(`Showing the oldest ${count} of 500.`)
  await expect(part(200)).toBeVisible()
  const goToLast = async (number: number) => {
    await page.keyboard.press('End')
    const last = queue(page).getByRole('button', { name: new RegExp(`^Setter ${number} `) })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  }
  await goToLast(199)
  await expect(part(400)).toBeVisible()
  await page.keyboard.press('j')
  await expect(queue(page).getByRole('button', { name: /^Setter 200 / })).toBeFocused()
  await goToLast(399)
  await expect(queue(page).getByText(/ of 500\. More appear/)).toHaveCount(0)
  expect(await titles(page).count()).toBeLessThan(40)
  await goToLast(499)
  await expect(queue(page).getByRole('listitem').last()).toHaveAttribute('aria-posinset', '500')
  await page.keyboard.press('k')
  await expect(queue(page).getByRole('button', { name: /^Setter 498/ })).toBeFocused()
  expect(await titles(page).count()).toBeLessThan(40)
})
