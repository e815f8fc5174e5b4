import type { Page } from '@playwright/test'
import { decide, reject } from '#tests/support/desk-in-browser.ts'
import { emails, enter, login, password, toast } from '#tests/support/people-in-browser.ts'
import { found, post, posting, status, submitForReview, write } from '#tests/support/posting-in-browser.ts'
import { leave } from '#tests/support/profile-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const title = posting['Job title']
const desk = (page: Page) => page.getByRole('main')

test('an employer posts in the one window, the administrator approves, and after a kill it is found, and its employer signs in again', async ({
  page,
  behind
}) => {
  await enter(page, 'Employer')
  await post(page)
  await expect(status(page, title)).toContainText('Pending')
  await leave(page)

  await enter(page, 'Admin', '/admin/requests')
  await expect(desk(page).getByRole('heading', { name: title })).toBeVisible()
  await decide(page, 'Approve')
  await toast(page, 'Job Approved', `“${title}” is live.`)
  await leave(page)

  if (behind) await behind.restart('kill')
  await found(page, 'gulab kothi', [title])
  await login(page, emails.Employer, password)
  await expect(page).toHaveURL('/employer/dashboard')
  await expect(status(page, title)).toContainText('Approved')
})

test('a posting lives in one window, where one person signs in after the other: rejected, revised, approved, found, edited, and there after a kill', {
  tag: '@proof'
}, async ({ page, behind }) => {
  await enter(page, 'Employer')
  await post(page)
  await expect(status(page, title)).toContainText('Pending')
  await leave(page)
  await found(page, 'gulab kothi', [])

  await enter(page, 'Admin', '/admin/requests')
  await expect(desk(page).getByRole('heading', { name: title })).toBeVisible()
  await reject(page, 'Please say how many hours a day.')
  await toast(page, 'Job Rejected', `“${title}” went back to its employer.`)
  await leave(page)

  await enter(page, 'Employer')
  await expect(status(page, title)).toContainText('Rejected')
  await expect(page.getByRole('main')).toContainText('Please say how many hours a day.')
  await status(page, title).getByRole('link', { name: 'Revise' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue(title)
  await write(page, { Description: `${posting.Description} Eight hours a day.` })
  await submitForReview(page)
  await toast(page, 'Job Updated', `“${title}” was submitted for review.`)
  await leave(page)

  await enter(page, 'Admin', '/admin/requests')
  await expect(desk(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(desk(page)).toContainText('Eight hours a day.')
  await decide(page, 'Approve')
  await toast(page, 'Job Approved', `“${title}” is live.`)
  await leave(page)

  if (behind) await behind.restart('kill')
  await found(page, 'gulab kothi', [title])
  await found(page, 'gulab polki', [title])
  await enter(page, 'Admin', '/jobs?q=gulab+kothi')
  await page.getByRole('article').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Job title').fill('Kundan and Jadau Artisan')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await toast(page, 'Job Updated', '“Kundan and Jadau Artisan” has been posted and is live.')
  await leave(page)

  await found(page, 'gulab kothi', ['Kundan and Jadau Artisan'])
  await enter(page, 'Employer')
  await expect(status(page, 'Kundan and Jadau Artisan')).toContainText('Approved')
})
