import type { Locator } from '@playwright/test'
import { addressOf, applicationForm } from '#tests/support/journey-builds.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

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

test('with a form outside of Loupe, Apply Now opens it without a word of who opened it, and marks the job', async ({
  page
}) => {
  await enter(page, 'Candidate', '/jobs?q=accountant')
  const card = page.getByRole('article', { name: 'Accountant' })
  await openForm(card)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
})

test('with a form outside of Loupe, Apply Now opens it, marks the job, and stores no application', {
  tag: '@proof'
}, async ({ page, context }) => {
  const card = page.getByRole('article', { name: 'Accountant' })
  await page.goto('/jobs?q=accountant')
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await toast(page, 'Login Required', 'Please login as a candidate to apply for jobs.')
  expect(context.pages()).toHaveLength(1)

  await enter(page, 'Candidate', '/jobs?q=accountant')
  await openForm(card)
  const text = 'Fill in the form for ‘Accountant’ in the new tab. The job is marked as applied. Never pay for a job.'
  await toast(page, 'Application Form Opened', text)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  // Its ground slides to the quiet one.
  await expect.poll(() => card.getByRole('button', { name: 'Applied' }).evaluate(measureContrast)).toBeGreaterThan(3)
  await expect(page.getByRole('dialog', { name: /^Apply:/ })).toHaveCount(0)

  const stored = await page.evaluate(() => Object.entries(localStorage))
  const marks = stored.filter(([key]) => key.startsWith('appliedJobs_'))
  expect(marks).toEqual([[expect.any(String), expect.stringMatching(/^\["[^"]+"\]$/)]])
  expect(stored.filter(([key]) => key === 'applications')).toEqual([])

  await page.reload()
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  const other = await context.newPage()
  await enter(other, 'Candidate', '/jobs?q=accountant')
  await expect(
    other.getByRole('article', { name: 'Accountant' }).getByRole('button', { name: 'Applied' })
  ).toBeDisabled()
})

test('a form that the browser keeps closed is not marked as applied to before the person has opened it', {
  tag: '@proof'
}, async ({ page, context }) => {
  // As a browser does that blocks pop-ups.
  await page.addInitScript(() => {
    window.open = () => null
  })
  const card = page.getByRole('article', { name: 'Accountant' })
  await enter(page, 'Candidate', '/jobs?q=accountant')
  await card.getByRole('button', { name: 'Apply Now' }).click()
  const question = page.getByRole('dialog', { name: 'The form did not open' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('button', { name: 'Apply Now' })).toBeFocused()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('applied')))).toEqual([])

  await card.getByRole('button', { name: 'Apply Now' }).click()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('link', { name: 'Open the form' }).click()
  ])
  await expect(opened.getByRole('heading', { name: 'The form' })).toBeVisible()
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  await expect(question).toHaveCount(0)
})

/** Of a button's text on the ground that is drawn behind it (WCAG 2.2). */
function measureContrast(button: Element): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const text = luminance(getComputedStyle(button).color)
  const ground = luminance(getComputedStyle(button, '::before').backgroundColor)
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
}
