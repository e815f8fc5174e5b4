import type { Page } from '@playwright/test'
import { putApplicants } from '#tests/support/applicants-in-browser.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { status } from '#tests/support/posting-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const title = 'Diamond Setter job_1'

/** Chooses what is to be done with the posting. */
async function choose(page: Page, what: string): Promise<void> {
  await status(page, title).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('a filled posting is closed and whoever has applied hears of it; opened again and approved, it is renewed', {
  tag: ['@tabs', '@proof']
}, async ({ page: candidate, context }) => {
  await enter(candidate, 'Candidate')
  const uid = await candidate.evaluate(() => JSON.parse(localStorage.getItem('accounts') ?? '[]').at(-1).uid)
  const employer = await context.newPage()
  await enter(employer, 'Employer')
  await putApplicants(context, (employerId) => [applicationOf({ employerId, uid, id: `${uid}_job_1` }, 'Meena Patel')])
  await candidate.goto('/profile?tab=applications')
  const own = candidate.getByRole('main').getByRole('listitem', { name: 'Stone setter' })
  await expect(own.getByRole('link', { name: 'Stone setter' })).toBeVisible()

  await employer.goto('/employer/dashboard')
  await choose(employer, 'Close')
  const question = employer.getByRole('dialog', { name: 'Close this posting?' })
  await question.getByText('Filled through Loupe').click()
  await question.getByRole('button', { name: 'Close it' }).click()
  await expect(employer.getByText('1 posting is closed.')).toBeVisible()
  await expect(own).toContainText('Position filled. This posting is closed.')
  await expect(own.getByRole('link', { name: 'Stone setter' })).toHaveCount(0)

  await status(employer, title).getByRole('button', { name: 'Reopen' }).click()
  await expect(employer.getByText('1 posting is reopened.')).toBeVisible()
  await expect(status(employer, title)).toContainText('Pending')
  const administrator = await context.newPage()
  await enter(administrator, 'Admin', '/admin/requests')
  await expect(administrator.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  await administrator.keyboard.press('a')
  await toast(administrator, 'Job Approved', `“${title}” is live.`)

  await employer.bringToFront()
  await expect(status(employer, title)).toContainText('Approved')
  await choose(employer, 'Renew')
  await expect(employer.getByText('1 posting is renewed.')).toBeVisible()
  await expect(own.getByRole('link', { name: 'Stone setter' })).toBeVisible()
  await expect(own).not.toContainText('Position filled')
})
