import type { Page } from '@playwright/test'
import { channels, type RecordPage, type StoredRecord } from '#shared/bridge.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { emails, enter, personOf, toast } from '#tests/support/people-in-browser.ts'
import { post, posting, status, submitForReview } from '#tests/support/posting-in-browser.ts'
import { leave } from '#tests/support/profile-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

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

/** Changes a stored job past the window, as a second program on the same data would. */
async function changeJob(desktop: Desktop, title: string, changes: Partial<Job>): Promise<void> {
  const { records } = await ask<RecordPage>(desktop, channels.readDocuments, ['jobs', -1])
  const found = records
    .map((record: StoredRecord) => ({ record, job: JSON.parse(record.text ?? 'null') as Job | null }))
    .find(({ job }) => job?.title === title)
  if (!found?.job) throw new Error(`${title} is not stored`)
  const revision = found.job.revision ?? 0
  const text = JSON.stringify({ ...found.job, ...changes, revision: revision + 1 })
  await ask(desktop, channels.writeDocument, ['jobs', found.record.rowId, revision, text])
}

test('a candidate applies, the employer moves it on, the candidate sees it and withdraws; nobody else sees it, and it outlives a kill', {
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
  await dialog.getByRole('radio', { name: 'Whoever signs in' }).check()
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  const sent = '‘Kundan Artisan’ has your application. Follow it in My Profile.'
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
  await page.getByRole('dialog').getByRole('button', { name: 'Move without an invitation' }).click()
  const interview = page.getByRole('region', { name: /^Interview 1/ })
  await expect(interview.getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()
  // The board shows it before it is stored: who signs out in between has not moved anybody.
  await expect.poll(() => storedElements(desktop.userData, 'applications')).toMatchObject([{ state: 'interview' }])
  await leave(page)

  await enter(page, personOf('kesar_employer@loupe.example', 'Employer'))
  await expect(page.getByText('You have not posted a job yet')).toBeVisible()
  await page.goto(address.pathname + address.search)
  await expect(page.getByRole('heading', { name: 'There are no applicants here' })).toBeVisible()
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

test('what the administrator writes on a page the next person reads, cleaned, also after a kill', {
  tag: '@proof'
}, async ({ page, desktop }) => {
  await enter(page, 'Admin', '/admin/edit-page/contact-us?view=html')
  const html = page.getByLabel('Text of the page, as HTML')
  await html.fill('<h2>Come by</h2><p onclick="alert(1)">Zaveri Bazaar, <script>alert(2)</script>first floor.</p>')
  await page.getByRole('button', { name: 'Save Content' }).click()
  await toast(page, 'Content Saved!', 'Contact Us now shows the new text.')
  await leave(page)
  for (const how of ['signed out', 'killed']) {
    if (how === 'killed') await desktop.restart('kill')
    await page.goto('/contact-us')
    await expect(page.getByRole('heading', { level: 2, name: 'Come by' })).toBeVisible()
    await expect(page.getByText('Zaveri Bazaar, first floor.')).toBeVisible()
  }
  expect(JSON.stringify(storedElements(desktop.userData, 'pages'))).not.toMatch(/script|onclick/)
})

test('a posting that changed under an open form is not written over, and one that changed under the desk is not approved unseen', {
  tag: '@proof'
}, async ({ page, desktop }) => {
  const title = posting['Job title']
  await enter(page, 'Employer')
  await post(page)
  await status(page, title).getByRole('link', { name: 'Revise' }).click()
  const description = main(page).getByLabel('Description')
  await description.fill('Enamel work on gold, by the employer.')
  await changeJob(desktop, title, { title: 'Kundan and Jadau Artisan', status: 'approved' })
  await submitForReview(page)
  await toast(page, 'Not done', 'This job changed while you were looking at it. The new version is shown.')
  await expect(description).toHaveValue('Enamel work on gold, by the employer.')
  await main(page).getByRole('button', { name: 'Take the stored text' }).first().click()
  await expect(main(page).getByLabel('Job title')).toHaveValue('Kundan and Jadau Artisan')
  await submitForReview(page)
  await toast(page, 'Job Updated', '“Kundan and Jadau Artisan” was submitted for review.')
  await leave(page)

  await enter(page, 'Admin', '/admin/requests')
  await expect(main(page).getByRole('heading', { name: 'Kundan and Jadau Artisan' })).toBeVisible()
  await changeJob(desktop, 'Kundan and Jadau Artisan', { description: 'Ten hours a day, no pay.' })
  // The window learns of it when it stores the decision.
  await page.keyboard.press('a')
  await toast(page, 'Not done', 'This job changed while you were looking at it. The new version is shown.')
  await expect(main(page)).toContainText('Ten hours a day, no pay.')
  expect(storedElements(desktop.userData, 'jobs')).toContainEqual(
    expect.objectContaining({ description: 'Ten hours a day, no pay.', status: 'pending' })
  )
})
