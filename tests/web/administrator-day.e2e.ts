import type { Page } from '@playwright/test'
import { expectClear } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { newJob, revision, seedJobs, storedJobs } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'

const shown = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
const dialog = (page: Page) => page.getByRole('dialog')

test("administrator's usual tasks of a day › take 16 presses of a button", async ({ page, context }) => {
  const cheaper = { salaryRange: '₹30,000–45,000 a month' }
  await seedJobs(context, [
    ...['one', 'two', 'three', 'four', 'five'].map((id) => newJob(id, `Setter ${id}`)),
    newJob('asking', 'Packer', { description: 'Pay a registration fee of ₹500 before you join.', company: 'Rosy' }),
    revision('cheaper', 'Polisher', cheaper, { salaryRange: '₹40,000–55,000 a month' }),
    newJob('last', 'Caster')
  ])
  let presses = 0
  const press = async (key: string) => {
    await expect(page.locator('.moderation-bar').or(dialog(page)).first()).not.toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press(key)
    presses += 1
  }
  const stored = async (id: string) => (await storedJobs(page)).find((job) => job.id === id)
  await enter(page, 'Admin', '/admin/requests')
  for (const title of ['Setter one', 'Setter two', 'Setter three', 'Setter four', 'Setter five']) {
    await shown(page, title)
    await press('a')
  }
  await shown(page, 'Packer')
  // Its hint comes while the page is idle, and puts the fitting reason first.
  await expect(page.getByRole('region', { name: 'Check these points' })).toContainText('May ask for money')
  await press('r')
  await expect(dialog(page).getByRole('list', { name: 'Saved reasons' }).getByRole('button').first()).toHaveText(
    /^1The job asks for money: “registration fee of ₹500/
  )
  await press('1')
  await press('Control+Enter')
  await shown(page, 'Polisher')
  expect((await stored('asking'))?.rejectionReason).toContain('“registration fee of ₹500')
  await expect(page.getByText('≈ ₹40,000–55,000 a month before, 18 to 25 % lower')).toBeVisible()
  await press('u')
  await expect(page.getByText('“Packer” is waiting for review again.').first()).toBeVisible()
  await shown(page, 'Packer')
  await press('x')
  await expect(page.getByText('1 job selected')).toBeVisible()
  await press('j')
  await shown(page, 'Polisher')
  await press('x')
  await page.getByRole('button', { name: 'Reject 2' }).click()
  presses += 1
  await expectClear(page, 'two jobs are rejected')
  await press('Escape')
  await page.getByRole('button', { name: 'Ban this employer' }).click()
  presses += 1
  await expect(dialog(page)).toContainText(/\d jobs? will be taken down \(\d live, \d pending\)/)
  await expectClear(page, 'a ban')
  await page.keyboard.type('Asks for money.')
  await press('Control+Enter')
  await expect(page.getByText('Employer banned').first()).toBeVisible()
  expect(presses).toBe(16)
  for (const [tab, name] of [
    ['employers', /^\d employers?$/],
    ['numbers', 'How long do employers wait for a decision?']
  ] as const) {
    await page.goto(`/employer/dashboard?tab=${tab}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectClear(page, tab)
  }
})
