import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { emails, enter, toast } from '#tests/support/people-in-browser.ts'
import { submitForReview } from '#tests/support/posting-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name)
const company = (page: Page) => page.getByRole('main').getByLabel('Company', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for review' })

/** A posting of the employer who is signed in, as it is stored. */
const stored = sampleJob('job_own', {
  ...{ title: 'Kundan Artisan', company: 'Gulab Kothi Jewellers', location: 'Jaipur RJ', type: 'Contract' },
  ...{ description: 'Enamel work on gold.', keywords: [], status: 'pending', revision: 1 }
})

/** Puts it among the jobs once the samples are there, as another tab would. */
async function putPosting(page: Page): Promise<string> {
  await page.waitForFunction(() => localStorage.getItem('jobs') !== null)
  await page.evaluate(
    ([job, email]) => {
      const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? '[]')
      const employerId = read('accounts').find(({ id }: { id: string }) => id === email)?.uid
      localStorage.setItem('jobs', JSON.stringify([...read('jobs'), { ...job, employerId }]))
    },
    [stored, emails.Employer] as const
  )
  return stored.id
}

test('what is missing stands wholly in sight with the way to each field, is done by keyboard, and the job is posted', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'Employer', '/employer/post-job')
  await field(page, 'Job title').fill('Kundan Artisan')
  await submit(page).press('Enter')
  await expect(company(page)).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'to put right' })
  await expect(summary).toContainText('6 fields to put right before it can be sent')
  // Problems and the button, wherever one types.
  await field(page, 'Responsibilities').focus()
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

test('a job is written, survives a reload, is put right and posted', { tag: '@proof' }, async ({ page, context }) => {
  await enter(page, 'Employer', '/employer/post-job')
  await field(page, 'Job title').pressSequentially('Kundan Artisan')
  await chooseOption(page, 'Category', 'Production')
  // The sample houses' names are suggested, and filled in by the person alone.
  await expect(company(page)).toHaveValue('')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await field(page, 'Location').fill('Jaipur RJ')
  await page.waitForFunction(() => localStorage.getItem('jobDrafts')?.includes('Jaipur RJ'))
  await page.reload()
  await expect(field(page, 'Job title')).toHaveValue('Kundan Artisan')
  await expect(field(page, 'Location')).toHaveValue('Jaipur RJ')

  await submitForReview(page)
  await toast(page, 'Missing Information', 'Please fill in all required fields.')
  await expect(company(page)).toBeFocused()
  await company(page).fill('Gulab Kothi Jewellers')
  await expect(field(page, 'Description')).toHaveAttribute('aria-invalid', 'true')
  await chooseOption(page, 'Job type', 'Contract')
  await field(page, 'Description').fill('Enamel work on gold.')
  await field(page, 'Responsibilities').fill('Set polki\n\nWeigh in and out')
  await field(page, 'About company').fill('Forty benches in Jaipur.')
  await field(page, 'Keywords').fill('kundan, po')
  await page.getByRole('button', { name: 'Add polki' }).click()
  const preview = page.getByRole('complementary', { name: 'As candidates will see it' })
  await expect(preview).toContainText('Weigh in and out')
  await expect(preview).toContainText('Forty benches in Jaipur.')

  await submitForReview(page)
  await toast(page, 'Job Submitted', '“Kundan Artisan” was submitted for review.')
  await expect(page).toHaveURL('/employer/dashboard')
  const visitor = await context.newPage()
  await visitor.goto('/jobs?q=Kundan+Artisan')
  await expect(visitor.getByText('No jobs found matching your criteria.')).toBeVisible()
  await page.goto('/employer/post-job')
  await expect(field(page, 'Job title')).toHaveValue('')
})

test('an earlier posting is found and copied by keyboard, asks before it replaces anything, and what it replaced comes back', {
  tag: '@proof'
}, async ({ page }) => {
  await enter(page, 'Employer')
  await putPosting(page)
  await page.goto('/employer/post-job')
  await field(page, 'Job title').fill('Polki Setter')
  await field(page, 'Keywords').fill('polki')
  await page.getByRole('button', { name: 'Copy an earlier posting' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: 'Find by title, house, place or skill' })
  await search.fill('nobody')
  await expect(dialog.getByText('No posting fits. Try fewer words.')).toBeVisible()
  await search.fill('gulab jaipur')
  await expect(dialog.getByText('1 posting', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Replace what you typed?' })).toBeVisible()
  await expect(field(page, 'Job title')).toHaveValue('Polki Setter')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Job title')).toBeFocused()
  await expect(field(page, 'Job title')).toHaveValue('Kundan Artisan')
  await expect(field(page, 'Keywords')).toHaveValue('')
  await expect(page.getByText('Copied from “Kundan Artisan”.')).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('jobDrafts')?.includes('Enamel work on gold.'))

  await page.getByRole('button', { name: 'Bring back what I typed' }).press('Enter')
  await expect(field(page, 'Job title')).toHaveValue('Polki Setter')
  await expect(field(page, 'Keywords')).toHaveValue('polki')
})

test('what is missing stands in sight with the way to each field, the affirmation too, and is done one after the other by keyboard', {
  tag: '@proof'
}, async ({ page }) => {
  await enter(page, 'Employer', '/employer/post-job')
  await field(page, 'Job title').fill('Kundan Artisan')
  await submit(page).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'to put right' })
  await expect(summary).toContainText('6 fields to put right before it can be sent')
  await summary.getByRole('link', { name: 'Category: missing' }).press('Enter')
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(category).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('5 fields')
  await expect(summary).toContainText('Category: done')
  await expect(page.getByRole('complementary', { name: 'As candidates will see it' })).toContainText('Production')
  await summary.getByRole('link', { name: 'Location: missing' }).press('Enter')
  await expect(field(page, 'Location')).toBeFocused()
  await page.keyboard.type('jaip')
  await expect(page.getByRole('option', { name: 'Jaipur RJ' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Location')).toHaveValue('Jaipur RJ')
})

test('figures write the pay, a text is read back into figures, and words of one’s own are not written over', {
  tag: '@proof'
}, async ({ page }) => {
  await enter(page, 'Employer', '/employer/post-job')
  const pay = page.getByRole('group', { name: 'Pay', exact: true })
  await pay.getByLabel('Lowest pay').fill('18000')
  await expect(field(page, 'Salary range')).toHaveValue('From ₹18,000 a month')
  await pay.getByLabel('Highest pay').fill('120000')
  await expect(pay.getByLabel('Highest pay')).toHaveValue('1,20,000')
  await expect(field(page, 'Salary range')).toHaveValue('₹18,000–1,20,000 a month')
  await chooseOption(pay, 'Paid per', 'year')
  await expect(field(page, 'Salary range')).toHaveValue('₹18,000–1,20,000 a year')

  await field(page, 'Salary range').fill('Rs 800 to 900 per day')
  await expect(pay.getByLabel('Lowest pay')).toHaveValue('800')
  await expect(pay.getByLabel('Highest pay')).toHaveValue('900')
  await pay.getByLabel('Highest pay').fill('700')
  await expect(pay.getByText('This is lower than the lowest pay.')).toBeVisible()
  await expect(field(page, 'Salary range')).toHaveValue('Rs 800 to 900 per day')

  await field(page, 'Salary range').fill('By the stone, ask us')
  await pay.getByLabel('Lowest pay').fill('12')
  await expect(field(page, 'Salary range')).toHaveValue('By the stone, ask us')
  await pay.getByRole('button', { name: 'Write “From ₹12 a month” instead' }).click()
  await expect(field(page, 'Salary range')).toHaveValue('From ₹12 a month')
})

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in an employer's way while a job is written, refused, discarded and changed by others", {
      tag: '@proof'
    }, async ({ page }) => {
      await enter(page, 'Employer', '/employer/post-job')
      await chooseOption(page, 'Category', 'Production')
      await submitForReview(page)
      await expect(field(page, 'Job title')).toBeFocused()
      // Problems and the button are wholly in sight, wherever one types.
      await field(page, 'Responsibilities').focus()
      await expect(page.getByRole('alert').filter({ hasText: 'to put right' })).toBeInViewport({ ratio: 1 })
      await expect(submit(page)).toBeInViewport({ ratio: 1 })
      await expectClear(page)
      await page.getByRole('button', { name: 'Discard draft' }).click()
      const question = page.getByRole('dialog', { name: 'Discard this draft?' })
      await expect(question).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(page.getByRole('button', { name: 'Discard draft' })).toBeFocused()

      const id = await putPosting(page)
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
      await submitForReview(page)
      await toast(page, 'Not done', 'This job changed while you were looking at it. The new version is shown.')
      await expect(page.getByText('Say who gives the gold.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The stored job has changed' })).toBeFocused()
      await expect(field(page, 'Job title')).toHaveValue('Senior Kundan Artisan')
      await expectClear(page)
    })
  })
}

for (const [role, path, name] of [
  ['Employer', '/employer/post-job', 'Keywords'],
  ['Employer', '/candidates', 'Skills'],
  ['Candidate', '/profile', 'Skills']
] as const)
  test(`${name} of ${path} keeps a pasted list a list`, { tag: '@web' }, async ({ page }) => {
    await enter(page, role, path)
    if (role === 'Candidate') await page.getByRole('button', { name: 'Edit Profile' }).click()
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
