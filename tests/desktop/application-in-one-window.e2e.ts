import type { Page } from '@playwright/test'
import { channels } from '#shared/bridge.ts'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { status } from '#tests/support/job-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { emails, enter, personOf, toast } from '#tests/support/people-in-browser.ts'
import { leave } from '#tests/support/profile-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const main = (page: Page) => page.getByRole('main')

function uidOf(desktop: Desktop, email: string): string {
  const accounts = storedElements(desktop.userData, 'accounts') as { id: string; uid: string }[]
  return accounts.find(({ id }) => id === email)?.uid ?? ''
}

async function ask<T>(desktop: Desktop, channel: string, given: unknown[]): Promise<T> {
  const answer = await desktop.main().ask<{ ok: boolean; value: T }>('invoke', channel, given)
  expect(answer).toMatchObject({ ok: true })
  return answer.value
}

test('application in the desktop app › survives a kill after each user’s step', {
  tag: '@proof'
}, async ({ page, desktop }) => {
  const card = page.getByRole('article', { name: 'Kundan Artisan' })
  const list = '/jobs?q=kundan+artisan'
  await enter(page, 'Employer')
  const job = sampleJob('job_1', { title: 'Kundan Artisan', employerId: uidOf(desktop, emails.Employer), revision: 1 })
  await ask(desktop, channels.writeDocument, ['jobs', null, 0, JSON.stringify(job)])
  await page.reload()
  await expect(status(page, 'Kundan Artisan').getByRole('link', { name: 'No applicants yet' })).toBeVisible()
  await leave(page)

  await enter(page, 'Candidate', list)
  await card.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply: Kundan Artisan' })
  for (const [label, text] of Object.entries({
    Name: 'Meena Patel',
    Headline: 'Kundan setter',
    Location: 'Jaipur RJ',
    'Message to the employer': 'I can come on Saturday.'
  })) {
    await dialog.getByLabel(label, { exact: false }).fill(text)
  }
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  const sent = 'You have applied for ‘Kundan Artisan’. Track it in My applications.'
  await toast(page, 'Application Submitted', sent)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  expect(storedElements(desktop.userData, `appliedJobs_${uidOf(desktop, emails.Candidate)}`)).toEqual(['job_1'])

  await desktop.restart('kill')
  await enter(page, 'Candidate', list)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  await leave(page)
  await page.goto(list)
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await toast(page, 'Login Required', 'Please login as a candidate to apply for jobs.')

  await enter(page, 'Employer')
  await status(page, 'Kundan Artisan').getByRole('link', { name: '1 applicant 1 new' }).click()
  const address = new URL(page.url())
  await page.getByRole('link', { name: 'Meena Patel', exact: true }).click()
  await expect(main(page)).toContainText('I can come on Saturday.')
  await page.getByRole('link', { name: 'All applicants' }).click()
  await page.getByRole('button', { name: 'Move Meena Patel to' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move without inviting' }).click()
  const interview = page.getByRole('region', { name: /^Interview 1/ })
  await expect(interview.getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()
  // The board shows it before it is stored: who signs out in between has not moved anybody.
  await expect.poll(() => storedElements(desktop.userData, 'applications')).toMatchObject([{ state: 'interview' }])
  await leave(page)

  await enter(page, personOf('kesar_employer@loupe.example', 'Employer'))
  await expect(page.getByText('You have not posted a job yet')).toBeVisible()
  await page.goto(address.pathname + address.search)
  await expect(page.getByRole('heading', { name: 'No applicants here' })).toBeVisible()
  await expect(main(page)).not.toContainText('Meena')
  await leave(page)

  await enter(page, 'Candidate', '/profile?tab=applications')
  const own = page.getByRole('listitem', { name: 'Kundan Artisan' })
  await expect(own).toContainText('Interview')
  await own.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await toast(page, 'Application Withdrawn', 'The employer of ‘Kundan Artisan’ can no longer see your profile.')
  await expect(own).toContainText('Withdrawn by you')
})
