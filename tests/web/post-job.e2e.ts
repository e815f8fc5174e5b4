import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { submitForReview, unfold } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name)
const company = (page: Page) => page.getByRole('main').getByLabel('Company', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for review' })

test('job form › links missing fields and posts the job by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'Employer', '/employer/post-job')
  await field(page, 'Job title').fill('Kundan Artisan')
  await submit(page).press('Enter')
  await expect(company(page)).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'attention' })
  await expect(summary).toContainText('6 fields need attention')
  // Problems and the button, wherever one types.
  await field(page, 'Pay from').focus()
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expect(submit(page)).toBeInViewport({ ratio: 1 })

  await summary.getByRole('link', { name: 'Category: missing' }).press('Enter')
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(category).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('5 fields')
  await expect(summary).toContainText('Category: done')
  await summary.getByRole('link', { name: 'Location: missing' }).press('Enter')
  await expect(field(page, 'Location')).toBeFocused()
  await page.keyboard.type('jaip')
  await expect(page.getByRole('option', { name: 'Jaipur RJ' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Location')).toHaveValue('Jaipur RJ')

  await company(page).fill('Gulab Kothi Jewellers')
  await chooseOption(page, 'Job type', 'Contract')
  await field(page, 'Description').fill('Enamel work on gold.')
  await submitForReview(page)
  await toast(page, 'Job Submitted', '“Kundan Artisan” was submitted for review.')
  await expect(page).toHaveURL('/employer/dashboard')
})

for (const [role, path, name] of [
  ['Employer', '/employer/post-job', 'Keywords'],
  ['Employer', '/candidates', 'Skills'],
  ['Candidate', '/profile', 'Skills']
] as const)
  test(`${name} on ${path} › splits a pasted list into entries`, { tag: '@web' }, async ({ page }) => {
    await enter(page, role, path)
    if (role === 'Candidate') await page.getByRole('button', { name: 'Edit Profile' }).click()
    if (role === 'Employer' && name === 'Keywords') await unfold(page)
    const input = page.getByLabel(name).and(page.locator('main input'))
    await input.fill('jadau')
    await input.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '• kundan\n• polki\tpavé\n')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(input).toHaveValue('jadau, kundan, polki, pavé')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input).toHaveValue('jadau')
  })
