import type { Page } from '@playwright/test'
import { jobOf, suvarna } from '#tests/support/job-people.ts'
import { seedJobs } from '#tests/support/moderation-board.ts'
import { expect, test } from '#tests/support/target.ts'

const live = (id: string, title: string) =>
  jobOf('approved', { id, title, expiresOn: '2999-12-31', employerId: suvarna.uid })
const jobs = [live('setter', 'Stone Setter'), live('polisher', 'Polisher')]
const dialog = (page: Page) => page.getByRole('dialog')
const storedReports = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('reports') ?? '[]'))

test.describe('report dialog on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('keeps a report that could not be stored and sends it again @web', async ({ page, context }) => {
    await seedJobs(context, jobs)
    await page.goto('/jobs/setter')
    await page.getByRole('button', { name: 'Report this job' }).click()
    await dialog(page).getByRole('radio', { name: 'Offensive' }).check()
    await dialog(page).getByLabel('What happened?').fill('It mocks us.')
    await page.evaluate(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        // The room that a text needs is asked for under a name of its own.
        if (key === 'reports' || key === 'loupe.room') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
      Object.assign(window, { mend: () => Object.assign(Storage.prototype, { setItem }) })
    })
    await dialog(page).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Your report was not sent. Your text is still here')
    await expect(dialog(page).getByLabel('What happened?')).toHaveValue('It mocks us.')
    await page.evaluate(() => (window as unknown as { mend(): void }).mend())
    await dialog(page).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await storedReports(page)).toMatchObject([{ words: 'It mocks us.' }])
  })
})
