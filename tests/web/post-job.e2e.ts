import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/door.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name)
const company = (page: Page) => page.getByRole('main').getByLabel('Company', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for review' })

/** Posts a job with nothing but what is required. */
async function post(page: Page): Promise<string> {
  await page.goto('/employer/post-job')
  await field(page, 'Job title').fill('Kundan Artisan')
  await company(page).fill('Gulab Kothi Jewellers')
  await field(page, 'Location').fill('Jaipur RJ')
  await field(page, 'Category').selectOption('Production')
  await field(page, 'Job type').selectOption('Contract')
  await field(page, 'Description').fill('Enamel work on gold.')
  await submit(page).click()
  await expect(page).toHaveURL('/employer/dashboard')
  return page.evaluate(() => JSON.parse(localStorage.getItem('jobs') ?? '[]').at(-1).id)
}

test('a job is written, survives a reload, is put right and posted', async ({ page, context }) => {
  await enter(page, 'Employer', '/employer/post-job')
  await field(page, 'Job title').pressSequentially('Kundan Artisan')
  await field(page, 'Category').selectOption('Production')
  // What the trade's sample houses are called is offered, and written by nobody but the person.
  await expect(company(page)).toHaveValue('')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await field(page, 'Location').fill('Jaipur RJ')
  await page.waitForFunction(() => localStorage.getItem('jobDrafts')?.includes('Jaipur RJ'))
  await page.reload()
  await expect(field(page, 'Job title')).toHaveValue('Kundan Artisan')
  await expect(field(page, 'Location')).toHaveValue('Jaipur RJ')

  await submit(page).click()
  await toast(page, 'Missing Information', 'Please fill in all required fields.')
  await expect(company(page)).toBeFocused()
  await company(page).fill('Gulab Kothi Jewellers')
  await expect(field(page, 'Description')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Job type').selectOption('Contract')
  await field(page, 'Description').fill('Enamel work on gold.')
  await field(page, 'Responsibilities').fill('Set polki\n\nWeigh in and out')
  await field(page, 'About company').fill('Forty benches in Jaipur.')
  await field(page, 'Keywords').fill('kundan, po')
  await page.getByRole('button', { name: 'Add polki' }).click()
  const preview = page.getByRole('complementary', { name: 'As candidates will see it' })
  await expect(preview).toContainText('Weigh in and out')
  await expect(preview).toContainText('Forty benches in Jaipur.')

  await submit(page).click()
  await toast(page, 'Job Submitted', '“Kundan Artisan” was submitted for review.')
  await expect(page).toHaveURL('/employer/dashboard')
  const visitor = await context.newPage()
  await visitor.goto('/jobs?q=Kundan+Artisan')
  await expect(visitor.getByText('No jobs found matching your criteria.')).toBeVisible()
  await page.goto('/employer/post-job')
  await expect(field(page, 'Job title')).toHaveValue('')
})

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in an employer's way while a job is written, refused, discarded and changed by others", async ({
      page
    }) => {
      await enter(page, 'Employer', '/employer/post-job')
      await field(page, 'Category').selectOption('Production')
      await submit(page).click()
      await expect(field(page, 'Job title')).toBeFocused()
      await expectClear(page)
      await page.getByRole('button', { name: 'Discard draft' }).click()
      const question = page.getByRole('dialog', { name: 'Discard this draft?' })
      await expect(question).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(page.getByRole('button', { name: 'Discard draft' })).toBeFocused()

      const id = await post(page)
      await page.goto(`/employer/post-job/${id}`)
      await field(page, 'Job title').fill('Senior Kundan Artisan')
      await page.evaluate((job) => {
        const jobs = JSON.parse(localStorage.getItem('jobs') ?? '[]')
        Object.assign(jobs.at(-1), {
          id: job,
          revision: 2,
          status: 'rejected',
          rejectionReason: 'Say who gives the gold.'
        })
        localStorage.setItem('jobs', JSON.stringify(jobs))
      }, id)
      await submit(page).click()
      await toast(page, 'Not done', 'This job changed while you were looking at it. The new version is shown.')
      await expect(page.getByText('Say who gives the gold.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The stored job has changed' })).toBeFocused()
      await expect(field(page, 'Job title')).toHaveValue('Senior Kundan Artisan')
      await expectClear(page)
    })
  })
}
