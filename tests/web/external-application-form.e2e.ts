import type { Locator } from '@playwright/test'
import { addressOf, applicationForm } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('form-without-samples'))
})

test.beforeEach(async ({ context }) => {
  await context.addInitScript(
    (jobs) => {
      if (localStorage.getItem('jobs') === null) localStorage.setItem('jobs', jobs)
    },
    JSON.stringify([sampleJob('accountant', { title: 'Accountant' })])
  )
  await context.route('https://forms.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The form</h1>' })
  )
})

/** Opens the form from a job's card: a tab that is not told who has opened it. */
async function openForm(card: Locator): Promise<void> {
  const [opened] = await Promise.all([
    card.page().context().waitForEvent('page'),
    card.getByRole('button', { name: 'Apply Now' }).press('Enter')
  ])
  await expect(opened.getByRole('heading', { name: 'The form' })).toBeVisible()
  expect(opened.url()).toBe(applicationForm)
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await opened.close()
}

test('Apply Now › opens an external form without a referrer and marks the job', async ({ page }) => {
  await enter(page, 'Candidate', '/jobs?q=accountant')
  const card = page.getByRole('article', { name: 'Accountant' })
  await openForm(card)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
})
