import { found, job, post, status, submitForReview, write } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { decide, reject } from '#tests/support/moderation-in-browser.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

test('job › goes from draft through rejection to live, and another job is deleted', {
  tag: ['@tabs', '@proof']
}, async ({ page: employer, context }) => {
  const administrator = await context.newPage()
  const visitor = await context.newPage()
  await enter(employer, 'Employer')
  await enter(administrator, 'Admin')

  await post(employer)
  await expect(status(employer, 'Kundan Meenakari Artisan')).toContainText('Pending')
  await found(visitor, 'gulab kothi', [])

  await administrator.getByRole('banner').getByRole('link', { name: 'Job Requests' }).click()
  const moderation = administrator.getByRole('main')
  await expect(moderation.getByRole('heading', { name: 'Kundan Meenakari Artisan' })).toBeVisible()
  await reject(administrator, 'Please say how many hours a day.')
  await toast(administrator, 'Job Rejected', '“Kundan Meenakari Artisan” was sent back to the employer.')

  // The employer's open dashboard shows it by itself.
  await expect(status(employer, 'Kundan Meenakari Artisan')).toContainText('Rejected')
  await expect(employer.getByRole('main')).toContainText(
    'Reason from the administrator: Please say how many hours a day.'
  )
  await status(employer, 'Kundan Meenakari Artisan').getByRole('link', { name: 'Revise' }).click()
  await expect(employer.getByLabel('Job title')).toHaveValue('Kundan Meenakari Artisan')
  await write(employer, { Description: `${job.Description} Eight hours a day.` })
  await submitForReview(employer)
  await toast(employer, 'Job Updated', '“Kundan Meenakari Artisan” was submitted for review.')

  await expect(moderation.getByRole('heading', { name: 'Kundan Meenakari Artisan' })).toBeVisible()
  await expect(moderation).toContainText('Eight hours a day.')
  // It changed under the administrator's eyes: nothing is approved before it is read.
  await expect(moderation.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  await moderation.getByRole('button', { name: 'I have read it' }).click()
  await decide(administrator, 'Approve')
  await toast(administrator, 'Job Approved', '“Kundan Meenakari Artisan” is live.')
  await expect(status(employer, 'Kundan Meenakari Artisan')).toContainText('Approved')
  await found(visitor, 'gulab kothi', ['Kundan Meenakari Artisan'])
  await found(visitor, 'gulab polki', ['Kundan Meenakari Artisan'])

  await administrator.goto('/jobs?q=gulab+kothi')
  await administrator.getByRole('article').getByRole('link', { name: 'Edit' }).click()
  await administrator.getByLabel('Job title').fill('Kundan and Jadau Artisan')
  await administrator.getByRole('button', { name: 'Save and publish' }).click()
  await toast(administrator, 'Job Updated', '“Kundan and Jadau Artisan” has been posted and is live.')
  await expect(visitor.getByRole('article').getByRole('heading')).toHaveText(['Kundan and Jadau Artisan'])

  await post(employer, { 'Job title': 'Posted by mistake' })
  await administrator.goto('/admin/requests')
  await expect(moderation.getByRole('heading', { name: 'Posted by mistake' })).toBeVisible()
  await decide(administrator, 'Reject')
  await administrator.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await administrator.getByRole('tab', { name: /Rejected Jobs/ }).click()
  await decide(administrator, 'Restore')
  await toast(administrator, 'Job Restored', '“Posted by mistake” is waiting for review again.')
  await administrator.getByRole('tab', { name: /Pending Requests/ }).click()
  await decide(administrator, 'Reject')
  await administrator.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await administrator.getByRole('tab', { name: /Rejected Jobs/ }).click()
  await decide(administrator, 'Delete')
  await administrator.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await toast(administrator, 'Job Deleted', '“Posted by mistake” is deleted permanently.')
  await expect(status(employer, 'Posted by mistake')).toHaveCount(0)
})
