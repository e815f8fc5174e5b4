import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { job, status, write } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { newJob, rejection, seedJobs } from '#tests/support/moderation-board.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

// A day at a phone by touch alone, beside moderation-day and applicants-day. Its parts are tried elsewhere.
test.describe('touch input alone', { tag: ['@web', '@proof'] }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' }
  })

  const main = (page: Page) => page.getByRole('main')

  test('lets an employer post and copy a job, search, and reveal numbers', async ({ page }) => {
    await enter(page, 'Employer')
    await main(page).getByRole('link', { name: 'Post a Job' }).first().tap()
    await write(page, job)
    await chooseOption(page, 'Category', 'Production')
    await chooseOption(page, 'Job type', 'Contract')
    await page.getByRole('checkbox', { name: /^I confirm that nobody/ }).tap()
    await page.getByRole('button', { name: 'Submit for review' }).tap()
    await expect(status(page, job['Job title'])).toContainText('Pending')

    await main(page).getByRole('link', { name: 'Post a Job' }).first().tap()
    await page.getByRole('button', { name: 'Copy a previous job' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).first().tap()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(job.Company)
    await page.getByLabel('Job title').fill('Polisher')
    await page.getByRole('checkbox', { name: /^I confirm that nobody/ }).tap()
    await page.getByRole('button', { name: 'Submit for review' }).tap()
    await expect(status(page, 'Polisher')).toContainText('Pending')

    await page.goto('/employer/dashboard?q=polisher')
    await expect(main(page).getByRole('heading', { level: 2, name: '1 job' })).toBeVisible()
    await status(page, 'Polisher').getByRole('checkbox', { name: 'Select' }).tap()
    const selection = page.getByRole('region', { name: 'Selected jobs' })
    await expect(selection).toContainText('1 selected')
    const download = page.waitForEvent('download')
    await selection.getByRole('button', { name: 'Export as CSV' }).tap()
    await download
    await page.getByRole('tab', { name: 'Statistics' }).tap()
    await expect(page.getByRole('heading', { level: 2, name: /statistics/i })).toBeVisible()

    await page.goto('/candidates')
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.getByRole('combobox', { name: 'Skills' }).fill('pave')
    await page.getByRole('button', { name: 'Show 1 candidate' }).tap()
    await page.getByRole('button', { name: 'Shortlist', exact: true }).tap()
    await toast(page, 'Candidate Shortlisted!', 'Bhavesh Kachhadiya is on your shortlist.')
    await page.goto('/employer/dashboard?tab=shortlist')
    await page.getByLabel('Private note').fill('Call on Monday')
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
  })

  test('lets the administrator search, reject with a reason and edit a page', async ({ page, context }) => {
    await seedJobs(context, [newJob('carver', 'Wax Carver'), rejection('polisher', 'Polisher', 'The pay is missing.')])
    await enter(page, 'Admin', '/employer/dashboard')
    await page.getByRole('link', { name: '1 pending request' }).tap()
    await page.getByRole('button', { name: 'Reject' }).tap()
    await page.getByRole('textbox', { name: /^Reason/ }).fill('Which wax?')
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).tap()
    await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()

    await page.goto('/admin/edit-page/about-us?view=html')
    await page.getByLabel('Page text in HTML').fill('<h2>Since 1962</h2>')
    await page.getByRole('button', { name: 'Save Content' }).tap()
    await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  })
})
