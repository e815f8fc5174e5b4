import type { Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { newJob, rejection, revision, seedJobs } from '#tests/support/moderation-board.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const description = `Set melee from 1.0 to 2.5 mm.\n\n${'Breakage is recorded per stone and never taken from pay. '.repeat(30)}`
const jobs = [
  revision('setter', 'Diamond Setter', { responsibilities: ['Set 60 stones a day'] }, { description }),
  newJob('carver', 'Wax Carver'),
  newJob('assorter', 'Gemstone Assorter'),
  rejection('polisher', 'Polisher', 'The pay is missing.')
]

const shown = (page: Page, title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
const stored = (page: Page, id: string) =>
  page.evaluate((wanted) => JSON.parse(localStorage.getItem('jobs') ?? '').find((job: Job) => job.id === wanted), id)
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Requests' }).getByRole('button', { name: title })

test('review queue › approves by keyboard, passes axe and publishes approved jobs', async ({ page, context }) => {
  await seedJobs(context, jobs)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Diamond Setter')
  // The review queue fills the screen: only its panes scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  await expectClear(page, 'changes')
  await page.keyboard.press('j')
  await shown(page, 'Wax Carver')
  await expect(row(page, 'Wax Carver')).toBeFocused()
  await page.keyboard.press('a')
  await shown(page, 'Gemstone Assorter')
  await expect(row(page, 'Gemstone Assorter')).toBeFocused()
  await toast(page, 'Job Approved', '“Wax Carver” is live.')
  await page.keyboard.press('k')
  await shown(page, 'Diamond Setter')
  await expect(page.locator('.moderation-bar')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
  await page.keyboard.type('Are 60 stones a day right?')
  for (const name of ['Cancel', 'Reject']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await shown(page, 'Gemstone Assorter')
  await expect(row(page, 'Gemstone Assorter')).toBeFocused()
  await toast(page, 'Job Rejected', '“Diamond Setter” was sent back to the employer.')
  expect(await stored(page, 'setter')).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Are 60 stones a day right?'
  })

  await page.reload()
  await expect(page).toHaveURL('/admin/requests?job=assorter')
  await expect(page.getByRole('tab', { name: 'Pending Requests 1' })).toBeVisible()
  await page.goto('/jobs?q=carver')
  await expect(page.getByRole('article')).toHaveCount(1)
})
