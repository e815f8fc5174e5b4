import type { Locator, Page } from '@playwright/test'
import { follow } from '#tests/support/follow.ts'
import { seedJobs } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const path = '/employer/dashboard'
const main = (page: Page) => page.getByRole('main')
const jobs = [sampleJob('job_1'), sampleJob('job_2', { status: 'pending' })]

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the screen')
  return found
}

test('toast › does not cover the next control', { tag: '@web' }, async ({ page, context }) => {
  // A full storage: the theme cannot be remembered, which a toast says.
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'theme') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const placeToast = async () => {
    const toasts = page.getByRole('region', { name: /Notifications/ })
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    const placed = await box(toasts.getByRole('listitem'))
    await toasts.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts.getByRole('listitem')).toHaveCount(0)
    return placed
  }
  await seedJobs(context, jobs)
  await enter(page, 'Admin', path)
  const more = main(page).getByRole('button', { name: 'More' }).first()
  await expect(more).toBeVisible()
  const beside = await placeToast()
  expect(beside.x + beside.width, 'beside the actions of the rows').toBeLessThan((await box(more)).x)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, name] of [
    ['/employer/dashboard', 'More'],
    ['/employer/post-job', 'Post job'],
    ['/admin/requests', 'Approve']
  ] as const) {
    await follow(page, address)
    const next = main(page).getByRole('button', { name }).first()
    await expect(next).toBeInViewport()
    const above = await placeToast()
    expect(above.y + above.height, name).toBeLessThan((await box(next)).y)
  }
})
