import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('form-without-samples'))
})

test('board without samples › starts and stays empty', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  await enter(page, 'Admin', '/candidates')
  await expect(page.getByText('No candidates yet.', { exact: false })).toBeVisible()
  await page.goto('/employer/dashboard')
  await expect(page.getByText('No jobs yet')).toBeVisible()
  await expect(page.getByText('LOUPE_SAMPLES')).toHaveCount(0)
})
