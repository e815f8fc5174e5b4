import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { seedPostings } from '#tests/support/desk-board.ts'
import { jobOf, suvarna } from '#tests/support/job-people.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { status, submitForReview, write } from '#tests/support/posting-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const live = (id: string, title: string) =>
  jobOf('approved', { id, title, expiresOn: '2999-12-31', employerId: suvarna.uid })
const jobs = [live('setter', 'Stone Setter'), live('polisher', 'Polisher')]
const dialog = (page: Page) => page.getByRole('dialog')
const storedReports = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('reports') ?? '[]'))
const storedStatus = (page: Page, id: string) =>
  page.evaluate(
    (wanted) =>
      JSON.parse(localStorage.getItem('jobs') ?? '[]').find((job: { id: string }) => job.id === wanted).status,
    id
  )

/** Reports the posting on the screen, with these words. */
async function report(page: Page, reason: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Report this posting' }).click()
  await dialog(page).getByRole('radio', { name: reason }).check()
  await dialog(page).getByLabel('In your own words').fill(words)
  await dialog(page).getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a visitor reports a posting; it is taken down at the desk, and gone from the page that the visitor has open', {
    tag: ['@tabs', '@proof']
  }, async ({ page: visitor, context }) => {
    await seedPostings(context, jobs)
    await visitor.goto('/jobs/setter')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Stone Setter' })).toBeVisible()
    const button = visitor.getByRole('button', { name: 'Report this posting' })
    await button.click()
    await expect(dialog(visitor)).toContainText('The administrator reads your report, and nobody else.')
    // Nothing is sent before a reason is chosen.
    await dialog(visitor).getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog(visitor).getByText('Please choose what is wrong with it.')).toBeVisible()
    await expect(dialog(visitor).getByRole('radio').first()).toBeFocused()
    await expectClear(visitor, 'the dialog')
    await dialog(visitor).getByLabel('In your own words').fill('They want ₹500 <b>before</b> the trial.')
    // Looking again at the posting keeps what was typed.
    await visitor.keyboard.press('Escape')
    await expect(dialog(visitor)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await expect(dialog(visitor).getByLabel('In your own words')).toHaveValue('They want ₹500 <b>before</b> the trial.')
    await dialog(visitor).getByRole('radio', { name: 'Asks for money' }).check()
    await dialog(visitor).getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog(visitor).getByRole('heading', { name: 'Thank you' })).toBeFocused()
    await expectClear(visitor, 'the thanks')
    await dialog(visitor).getByRole('button', { name: 'Close' }).click()

    const administrator = await context.newPage()
    await administrator.setViewportSize({ width: 1280, height: 800 })
    await enter(administrator, 'Admin', '/employer/dashboard')
    await administrator.getByRole('link', { name: '1 report' }).click()
    await expect(administrator.getByRole('tab', { name: 'Reports 1' })).toHaveAttribute('aria-selected', 'true')
    const reports = administrator.getByRole('region', { name: 'Reports' })
    await expect(reports).toContainText('Asks for money')
    // As plain text, whatever it looks like.
    await expect(reports).toContainText('They want ₹500 <b>before</b> the trial.')
    await expect(administrator.getByRole('heading', { level: 2, name: 'Stone Setter' })).toBeVisible()
    await administrator.keyboard.press('t')
    await expect(dialog(administrator).getByRole('textbox', { name: /^Reason/ })).toBeFocused()
    await administrator.keyboard.press('Control+Enter')
    await expect(dialog(administrator)).toContainText('Please write something: the employer reads it.')
    await administrator.keyboard.type('Nobody pays for a job here.')
    await administrator.keyboard.press('Control+Enter')
    await toast(administrator, 'Reports decided', '“Stone Setter” was taken down.')
    expect(await storedStatus(administrator, 'setter')).toBe('deleted')
    await expect(administrator.getByRole('heading', { name: 'Nothing is reported' })).toBeVisible()
    // Taken back, it waits again; and what was typed is still there.
    await administrator.keyboard.press('u')
    await expect(administrator.getByRole('tab', { name: 'Reports 1' })).toBeVisible()
    expect(await storedStatus(administrator, 'setter')).toBe('approved')
    await expect(administrator.locator('.desk-bar')).toHaveAttribute('aria-busy', 'false')
    await administrator.keyboard.press('t')
    await expect(dialog(administrator).getByRole('textbox', { name: /^Reason/ })).toHaveValue(
      'Nobody pays for a job here.'
    )
    await administrator.keyboard.press('Control+Enter')
    await toast(administrator, 'Reports decided', '“Stone Setter” was taken down.')
    await expect(administrator.getByRole('heading', { name: 'Nothing is reported' })).toBeVisible()

    await expect(visitor.getByRole('heading', { level: 1, name: 'Posting taken down' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Report this posting' })).toHaveCount(0)
    expect(await storedReports(visitor)).toMatchObject([{ jobId: 'setter', state: 'taken-down', revision: 4 }])
  })

  test('who has reported a posting from this device is told so', { tag: '@proof' }, async ({ page, context }) => {
    await seedPostings(context, jobs)
    await page.goto('/jobs/setter')
    await report(page, 'Already filled', '')
    await page.reload()
    await page.getByRole('button', { name: 'Report this posting' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Already reported' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    expect(await storedReports(page)).toHaveLength(1)
  })

  test('a report that could not be stored is still there to be sent again @web', async ({ page, context }) => {
    await seedPostings(context, jobs)
    await page.goto('/jobs/setter')
    await page.getByRole('button', { name: 'Report this posting' }).click()
    await dialog(page).getByRole('radio', { name: 'Offensive' }).check()
    await dialog(page).getByLabel('In your own words').fill('It mocks us.')
    await page.evaluate(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        // The room that a text needs is asked for under a name of its own.
        if (key === 'reports' || key === 'loupe.room') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
      Object.assign(window, { mend: () => Object.assign(Storage.prototype, { setItem }) })
    })
    await dialog(page).getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('It could not be sent. What you typed is still here')
    await expect(dialog(page).getByLabel('In your own words')).toHaveValue('It mocks us.')
    await page.evaluate(() => (window as unknown as { mend(): void }).mend())
    await dialog(page).getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await storedReports(page)).toMatchObject([{ words: 'It mocks us.' }])
  })
})

test('an employer is asked about a reported posting, and answers by revising it', { tag: ['@tabs', '@proof'] }, async ({
  page: employer,
  context
}) => {
  const administrator = await context.newPage()
  await enter(employer, 'Employer', '/about-us')
  const owner = await employer.evaluate(() => {
    const accounts = JSON.parse(localStorage.getItem('accounts') ?? '[]') as { uid: string; id: string }[]
    return accounts.find(({ id }) => id.startsWith('suvarna'))?.uid ?? ''
  })
  const board = [...jobs.map((job) => ({ ...job, employerId: owner }))]
  await employer.evaluate((list) => localStorage.setItem('jobs', JSON.stringify(list)), board)
  await employer.goto('/jobs/polisher')
  await report(employer, 'Wrong or misleading', 'The pay is another.')

  await enter(administrator, 'Admin', '/admin/requests?tab=reports')
  await expect(administrator.getByRole('region', { name: 'Reports' })).toContainText('The pay is another.')
  await administrator.keyboard.press('q')
  await administrator.keyboard.type('Is the pay right?')
  await administrator.keyboard.press('Control+Enter')
  await toast(administrator, 'Reports decided', 'The employer of “Polisher” was asked.')
  await expect(administrator.getByRole('tab', { name: 'Reports 0' })).toBeVisible()
  await expect(administrator.getByRole('region', { name: 'Queue' })).toContainText('Asked, no answer yet')

  await employer.goto('/employer/dashboard')
  const asked = employer.getByText('Is the pay right?')
  await expect(asked).toContainText('The administrator asks: Is the pay right?')
  await status(employer, 'Polisher').getByRole('link', { name: 'Revise' }).click()
  await expect(employer.getByLabel('Job title')).toHaveValue('Polisher')
  await write(employer, { 'Salary range': '₹20,000 a month' })
  await submitForReview(employer)
  await expect(status(employer, 'Polisher')).toContainText('Pending')
  await expect(asked).toHaveCount(0)

  // It waits behind what nobody has decided about, until it is.
  await expect(administrator.getByRole('region', { name: 'Reports' })).toContainText('You asked on')
  await administrator
    .locator('.desk-bar')
    .getByRole('button', { name: /^Leave it/ })
    .click()
  await expect(administrator.getByRole('heading', { name: 'Nothing is reported' })).toBeVisible()
})

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in the administrator's way at what people have reported", { tag: '@proof' }, async ({
      page,
      context
    }) => {
      await seedPostings(context, jobs)
      await page.goto('/jobs/setter')
      await report(page, 'Asks for money', 'They want ₹500.')
      await enter(page, 'Admin', '/admin/requests?tab=reports')
      await expect(page.getByRole('region', { name: 'Reports' })).toContainText('They want ₹500.')
      await expectClear(page, 'the reports')
      await page.getByRole('button', { name: /^Ask the employer/ }).click()
      await expect(dialog(page)).toBeVisible()
      await expectClear(page, 'the question')
    })
  })
}
