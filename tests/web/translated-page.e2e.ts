import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { post, status } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { decide, reject } from '#tests/support/moderation-in-browser.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, saveProfile, wantToBeFound } from '#tests/support/profile-in-browser.ts'
import { findLostTexts, translatePages } from '#tests/support/translator.ts'

const main = (page: Page) => page.getByRole('main')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

test('page translated by the browser › works for each role and shows changes', {
  tag: '@web'
}, async ({ page: visitor, context }) => {
  await translatePages(context)
  const failures: string[] = []
  const note = (text: string) => {
    // A drawn page that was translated before the app took it over is drawn again.
    if (!text.includes('error #418')) failures.push(text)
  }
  // React tells of an error that a boundary caught.
  context.on('console', (message) => message.type() === 'error' && note(message.text()))
  context.on('weberror', (failure) => note(failure.error().message))
  const [candidate, employer, admin] = await Promise.all([1, 2, 3].map(() => context.newPage()))
  if (!candidate || !employer || !admin) throw new Error('A tab is missing')
  const check = async (...pages: Page[]) => {
    for (const page of pages) expect(await findLostTexts(page), page.url()).toEqual([])
    expect(failures).toEqual([])
  }

  await test.step('a visitor searches by letter, filters and removes a filter', async () => {
    await visitor.goto('/jobs')
    const count = main(visitor).getByRole('status').first()
    await expect(count).toHaveText(/^\d+ jobs/)
    await expect(count.locator('font').first()).toBeAttached()
    const words = main(visitor).getByRole('searchbox').first()
    await words.pressSequentially('cad')
    await expect(count).toContainText('1 of 23 jobs for “cad”')
    await words.fill('zzz')
    await expect(main(visitor)).toContainText('No jobs found matching your criteria.')
    await words.fill('')
    await main(visitor).getByLabel('Category').selectOption('Production')
    await expect(visitor).toHaveURL('/jobs?category=Production')
    await expect(count).toContainText(' of 23 jobs')
    await main(visitor).getByRole('button', { name: 'Production Remove filter' }).click()
    await expect(count).toHaveText(/^\d+ jobs/)
    await check(visitor)
  })

  await test.step('an employer posts a job and sees it approved', async () => {
    await enter(employer, 'Employer')
    await post(employer)
    await enter(admin, 'Admin', '/admin/requests')
    await expect(admin.getByRole('tab', { name: 'Pending Requests 1' })).toBeVisible()
    await decide(admin, 'Reject')
    await admin.keyboard.press('Escape')
    await reject(admin, 'Who pays the course?')
    await expect(admin.getByRole('tab', { name: 'Pending Requests 0' })).toBeVisible()
    await expect(status(employer, 'Kundan Meenakari Artisan')).toContainText('Rejected')
    await admin.getByRole('tab', { name: 'Rejected Jobs 1' }).click()
    await decide(admin, 'Restore')
    await admin.getByRole('tab', { name: 'Pending Requests 1' }).click()
    await decide(admin, 'Approve')
    await toast(admin, 'Job Approved', '“Kundan Meenakari Artisan” is live.')
    await expect(status(employer, 'Kundan Meenakari Artisan')).toContainText('Approved')
    await check(employer, admin)
  })

  await test.step('a candidate writes a profile and applies', async () => {
    await enter(candidate, 'Candidate')
    await candidate.getByRole('button', { name: 'Edit Profile' }).click()
    await fillProfile(candidate, { Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' })
    await candidate.getByLabel('Availability').selectOption({ index: 1 })
    await saveProfile(candidate)
    await candidate.goto('/jobs?q=kundan')
    const apply = main(candidate).getByRole('article').first().getByRole('button', { name: 'Apply Now' })
    await apply.click()
    await wantToBeFound(candidate)
    await candidate.getByRole('dialog').getByRole('button', { name: 'Send Application' }).click()
    await expect(main(candidate).getByRole('button', { name: 'Applied' }).first()).toBeVisible()
    // No translated word is stored.
    for (const key of ['jobs', 'candidateProfiles', 'applications'])
      expect(await stored(candidate, key)).not.toMatch(/\u200b/)
    await check(candidate)
  })

  await test.step('an employer sees the application and moves it', async () => {
    await status(employer, 'Kundan Meenakari Artisan').getByRole('link', { name: '1 applicant 1 new' }).click()
    await employer.getByRole('button', { name: 'Move Meena Patel to' }).click()
    await employer.getByRole('menuitem', { name: 'Reviewed' }).click()
    await expect(employer.getByRole('region', { name: /^Reviewed 1/ })).toBeVisible()
    await candidate.goto('/profile?tab=applications')
    await employer.getByRole('link', { name: 'Meena Patel', exact: true }).click()
    await employer.getByRole('article').getByRole('button', { name: 'Hired', exact: true }).click()
    await employer.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
    await expect(candidate.getByRole('listitem', { name: /Kundan/ })).toContainText('Hired')
    await check(employer, candidate)
  })

  await test.step('an employer searches candidates and edits the shortlist', async () => {
    await employer.goto('/candidates')
    const count = main(employer).getByRole('status').first()
    await expect(count).toHaveText(/^\d candidates/)
    await main(employer).getByLabel('Name or headline').first().pressSequentially('meena')
    await expect(count).toHaveText(/^1 of/)
    await chooseOption(main(employer), 'Availability', 'Not now')
    await employer.goBack()
    const card = employer.getByRole('article', { name: 'Meena Patel' })
    await card.getByRole('button', { name: 'Shortlist' }).click()
    await card.getByRole('button', { name: 'Remove' }).click()
    await employer.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(card.getByRole('button', { name: 'Shortlist' })).toBeVisible()
    await check(employer)
  })

  await test.step('the administrator pages through all jobs and edits a page', async () => {
    await admin.goto('/employer/dashboard')
    await main(admin)
      .getByRole('button', { name: 'Next' })
      .or(main(admin).getByRole('link', { name: 'Next' }))
      .first()
      .click()
    await expect(admin).toHaveURL(/page=2/)
    await admin.goto('/admin/edit-page/about-us')
    await main(admin).getByRole('textbox').first().press('End')
    await admin.keyboard.type(' More.')
    await admin.getByRole('button', { name: 'Save Content' }).click()
    await toast(admin, 'Content Saved!', '')
    expect(await stored(admin, 'pages')).not.toMatch(/\u200b/)
    await check(admin)
  })
})
