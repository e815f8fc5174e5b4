import type { Page } from '@playwright/test'
import { found, job, post, status } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { decide } from '#tests/support/moderation-in-browser.ts'
import { emails, enter, login, password, toast } from '#tests/support/people-in-browser.ts'
import { leave } from '#tests/support/profile-in-browser.ts'

const title = job['Job title']
const moderation = (page: Page) => page.getByRole('main')

test('job in the desktop app › is posted, approved and still found after a kill', async ({ page, behind }) => {
  await enter(page, 'Employer')
  await post(page)
  await expect(status(page, title)).toContainText('Pending')
  await leave(page)

  await enter(page, 'Admin', '/admin/requests')
  await expect(moderation(page).getByRole('heading', { name: title })).toBeVisible()
  await decide(page, 'Approve')
  await toast(page, 'Job Approved', `“${title}” is live.`)
  await leave(page)

  if (behind) await behind.restart('kill')
  await found(page, 'gulab kothi', [title])
  await login(page, emails.Employer, password)
  await expect(page).toHaveURL('/employer/dashboard')
  await expect(status(page, title)).toContainText('Approved')
})
