import type { BrowserContext, Page } from '@playwright/test'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { chooseOption } from '#tests/support/choose-option.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { status, submitForReview } from '#tests/support/posting-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name)
const submit = (page: Page) => page.getByRole('button', { name: /Submit for review|Save and publish/ })

/** From now on nothing can be stored: the browser's room for this page, or the disk, is used up. */
async function fill(page: Page, behind: Desktop | undefined): Promise<void> {
  if (behind) return behind.main().ask('disk', true)
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
}

/** The elements of a collection, as the device keeps them. */
async function stored(page: Page, behind: Desktop | undefined, name: string): Promise<unknown> {
  if (behind) return storedElements(behind.userData, name)
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, name)
}

/** Fills the form of a posting that is open. */
async function writePosting(page: Page, title: string): Promise<void> {
  await field(page, 'Job title').fill(title)
  await page.getByLabel('Company', { exact: true }).fill('Gulab Kothi Jewellers')
  await field(page, 'Location').fill('Jaipur RJ')
  await chooseOption(page, 'Category', 'Production')
  await chooseOption(page, 'Job type', 'Contract')
  await field(page, 'Description').fill('Enamel work on gold.')
}

async function administratorIn(context: BrowserContext, path: string): Promise<Page> {
  const administrator = await context.newPage()
  await enter(administrator, 'Admin', path)
  return administrator
}

/** An employer's posting, waiting for review. */
async function submitPosting(employer: Page, title: string): Promise<void> {
  await enter(employer, 'Employer', '/employer/post-job')
  await writePosting(employer, title)
  await submitForReview(employer)
  await expect(employer).toHaveURL('/employer/dashboard')
}

test('no room left while a posting is sent: said in words, everything typed is kept, what is stored is unchanged', {
  tag: ['@kept', '@proof']
}, async ({ page, behind }) => {
  await enter(page, 'Employer', '/employer/post-job')
  await writePosting(page, 'Kundan Artisan')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  // The last keystrokes may be on their way still.
  await expect
    .poll(async () => JSON.stringify(await stored(page, behind, 'jobDrafts')))
    .toContain('Enamel work on gold.')
  const before = await stored(page, behind, 'jobs')
  await fill(page, behind)
  await field(page, 'Keywords').fill('kundan')
  await submitForReview(page)
  await toast(page, 'Not saved', 'The storage is full, blocked or cannot be reached. What is stored is unchanged.')
  await expect(field(page, 'Job title')).toHaveValue('Kundan Artisan')
  await expect(field(page, 'Keywords')).toHaveValue('kundan')
  await expect(page).toHaveURL('/employer/post-job')
  expect(await stored(page, behind, 'jobs')).toEqual(before)

  // The draft that was kept before survives, and with room the posting can be sent.
  if (behind) await behind.main().ask('disk', false)
  await page.reload()
  await expect(field(page, 'Job title')).toHaveValue('Kundan Artisan')
  await submitForReview(page)
  await toast(page, 'Job Submitted', '“Kundan Artisan” was submitted for review.')
})

test('two tabs on one job: whoever saves second is refused, sees what is stored, and loses nothing typed', {
  tag: ['@tabs', '@proof']
}, async ({ page: employer, context }) => {
  await submitPosting(employer, 'Kundan Artisan')
  await employer.getByRole('link', { name: 'Revise' }).click()
  await field(employer, 'Description').fill('Enamel work on gold, by the employer.')

  const administrator = await administratorIn(context, new URL(employer.url()).pathname)
  await field(administrator, 'Job title').fill('Kundan and Jadau Artisan')
  await submit(administrator).click()
  await toast(administrator, 'Job Updated', '“Kundan and Jadau Artisan” has been posted and is live.')

  await submitForReview(employer)
  await toast(employer, 'Not done', 'This job changed while you were looking at it. The new version is shown.')
  await expect(field(employer, 'Description')).toHaveValue('Enamel work on gold, by the employer.')
  const conflict = employer.getByRole('main')
  await expect(conflict).toContainText('Kundan and Jadau Artisan')
  await conflict.getByRole('button', { name: 'Take the stored text' }).first().click()
  await expect(field(employer, 'Job title')).toHaveValue('Kundan and Jadau Artisan')
  await submitForReview(employer)
  await toast(employer, 'Job Updated', '“Kundan and Jadau Artisan” was submitted for review.')
})

test('an approval of what the employer has just changed is refused, and the new version is shown', {
  tag: ['@tabs', '@proof']
}, async ({ page: employer, context }) => {
  await submitPosting(employer, 'Kundan Artisan')
  const administrator = await administratorIn(context, '/admin/requests')
  const desk = administrator.getByRole('main')
  await expect(desk.getByRole('heading', { name: 'Kundan Artisan' })).toBeVisible()

  await employer.getByRole('link', { name: 'Revise' }).click()
  await field(employer, 'Description').fill('Ten hours a day, no pay.')
  await submitForReview(employer)
  await expect(employer).toHaveURL('/employer/dashboard')

  await expect(desk).toContainText('This job changed while you were looking at it.')
  await expect(desk).toContainText('Ten hours a day, no pay.')
  await administrator.keyboard.press('a')
  await expect(desk.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  await expect(status(employer, 'Kundan Artisan')).toContainText('Pending')
})
