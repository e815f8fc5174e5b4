import { formatWeekday } from '#shared/domain/format-date-time.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { status } from '#tests/support/job-in-browser.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { toast } from '#tests/support/people-in-browser.ts'
import { expect, expectDesktop, marked, test } from './people-on-a-board.ts'
import { putOnBoard } from './put-on-board.ts'

// That no other user is shown anything of it, the rules' tables say: cloud/rules/access/jobs.ts.
test('application › reaches the employer, and each reply reaches the candidate', { tag: '@proof' }, async ({
  board
}) => {
  const employerId = await board.accounts.add({ email: marked })
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', [jobOf('approved', { title: 'Kundan setter', employerId })])
  const employer = await board.deviceOf(marked, '/employer/dashboard', 'desktop')

  const candidate = await board.deviceOf('meena@example.com', '/jobs')
  await candidate.getByRole('article', { name: 'Kundan setter' }).getByRole('button', { name: 'Apply Now' }).click()
  const dialog = candidate.getByRole('dialog', { name: 'Apply: Kundan setter' })
  const typed = {
    Name: 'Meena Patel',
    Headline: 'Polki setter',
    Location: 'Jaipur RJ',
    Message: 'I can come on Saturday.'
  }
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: false }).fill(text)
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  const sent = 'You have applied for ‘Kundan setter’. Track it in My applications.'
  await toast(candidate, 'Application Submitted', sent)
  await candidate.goto('/profile?tab=applications')
  await expect(candidate.getByRole('listitem', { name: /Kundan setter/ })).toContainText('Applied')

  const job = status(employer, 'Kundan setter')
  await job.getByRole('link', { name: '1 applicant 1 new' }).click()
  await employer.getByRole('link', { name: 'Meena Patel', exact: true }).click()
  await expect(employer.getByRole('main')).toContainText('I can come on Saturday.')
  await employer.getByRole('link', { name: 'All applicants' }).click()
  await employer.getByRole('button', { name: 'Move Meena Patel to' }).click()
  await employer.getByRole('menuitem', { name: 'Interview' }).click()
  const invitation = employer.getByRole('dialog', { name: 'Invite Meena Patel to an interview' })
  const inThreeDays = formatWeekday(formatLocalDay(new Date(), -3), new Date()) ?? ''
  await invitation.getByLabel('Day and time', { exact: true }).fill(inThreeDays)
  await invitation.getByLabel('Day and time', { exact: true }).press('Enter')
  await invitation.getByLabel('Day and time: time').fill('10:30')
  await invitation.getByLabel('Day and time: time').press('Enter')
  await invitation.getByLabel('Address').fill('14, Zaveri Bazaar')
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click()

  const own = candidate.getByRole('listitem', { name: /Kundan setter/ })
  const box = candidate.getByRole('region', { name: 'Your interview' })
  await expect(box).toContainText('14, Zaveri Bazaar')
  await expect(candidate.getByRole('banner')).toContainText('My applications 1 new')
  await expectClear(candidate)
  await box.getByRole('button', { name: 'Ask for another time' }).press('Enter')
  await box.getByLabel('Which day?').fill(formatLocalDay(new Date(), -3))
  await box.getByLabel('What time?').fill('17:30')
  await box.getByRole('button', { name: 'Ask for this time' }).press('Enter')
  await employer.getByRole('link', { name: 'Meena Patel', exact: true }).click()
  await expect(employer.getByText(/^The candidate asks for another time: .*, 5:30 pm$/).first()).toBeVisible()
  await candidate.goto('/')
  await candidate.goto('/profile?tab=applications')
  await own.getByRole('button', { name: /^Confirm .*, 10:30 am$/ }).press('Enter')
  await expect(box).toContainText('Interview on ')
  await expect(employer.getByText(/^Confirmed: .*, 10:30 am$/)).toBeVisible()
  await employer.getByRole('button', { name: 'Hired', exact: true }).click()
  await employer.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(own).toContainText('Hired')
  await expect(own.getByRole('button', { name: 'Ask for another time' })).toHaveCount(0)
  await employer.getByRole('link', { name: 'All applicants' }).click()

  await expectDesktop(employer, board.desktopOf(employer))
})
