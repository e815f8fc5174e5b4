import type { Locator } from '@playwright/test'
import type { Application } from '#shared/domain/application/application.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const history = [
  { state: 'new', at: inHours(-99) },
  { state: 'interview', at: inHours(-98) }
] as const

/** A job with a new applicant, one who comes in two hours, and one who asks for another time. */
function boardOf(employerId: string) {
  const met = { employerId, state: 'interview' as const, history: [...history] }
  const applications: Application[] = [
    applicationOf({ employerId, uid: 'u-meena' }, 'Meena Patel'),
    applicationOf({ ...met, uid: 'u-salim' }, 'Salim Ansari'),
    applicationOf({ ...met, uid: 'u-asha' }, 'Asha Rao')
  ]
  const start = inHours(2)
  const steps = applications.slice(1).flatMap(({ id: applicationId, uid }) => {
    const common = { applicationId, uid, employerId, at: inHours(-90), words: '', revision: 1 }
    const where = { kind: 'place', address: '14, Zaveri Bazaar', map: '' }
    const invitation = `${applicationId}_1`
    const slots = [{ start, minutes: 30 }]
    const answer = uid === 'u-salim' ? { type: 'confirm', start } : { type: 'otherTime', proposed: inHours(50) }
    return [
      { ...common, id: invitation, type: 'invite', line: 2, slots, where, contact: '' },
      { ...common, id: `${applicationId}_2`, invitation, ...answer }
    ]
  })
  return { jobs: [sampleJob('job_1', { employerId, revision: 1 })], applications, threadSteps: steps }
}

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: name === 'desktop' ? '@web' : ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('employer’s usual tasks of a day › take 12 presses of a button', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {}
      })
      let presses = 0
      const press = async (target: Locator) => {
        await target.press('Enter')
        presses += 1
      }
      await enter(page, 'Employer', '/employer/dashboard', boardOf)
      const today = page.getByRole('region', { name: 'Today' })
      await expect(today).toContainText('Salim Ansari')
      await expect(page.getByRole('banner')).toContainText(name === 'desktop' ? 'Dashboard 3 to do' : '')
      await expectClear(page, 'the dashboard')

      await press(today.getByRole('link', { name: '1 new applicant' }))
      await press(page.getByRole('link', { name: 'Meena Patel', exact: true }))
      await press(page.getByRole('button', { name: 'Reviewed', exact: true }))
      // Announced once it is stored; a load of another page before would end the write.
      await expect(page.getByText('Meena Patel is now in Reviewed.')).toBeAttached()
      await page.goto('/employer/dashboard')
      await expect(today.getByRole('link', { name: /new applicant/ })).toHaveCount(0)

      await press(today.getByRole('link', { name: '2 interviews' }))
      await expect(page.getByText(/^The candidate asks for another time\s· /)).toBeVisible()
      await expectClear(page, 'the interviews')
      await press(page.getByRole('button', { name: /^Print / }))
      await expect(page.locator('.print-view')).toContainText('14, Zaveri Bazaar')
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

      await press(page.getByRole('link', { name: 'Asha Rao' }))
      await press(page.getByRole('button', { name: 'Reschedule' }))
      const invitation = page.getByRole('dialog', { name: 'Invite Asha Rao to an interview' })
      await press(invitation.getByRole('button', { name: 'Offer this time' }))
      await expect(invitation.getByLabel('Address')).toHaveValue('14, Zaveri Bazaar')
      await expect(invitation.getByRole('button', { name: 'Invite', exact: true })).toBeInViewport({ ratio: 1 })
      await expectClear(page, 'an invitation')
      await press(invitation.getByRole('button', { name: 'Invite', exact: true }))
      await expect(invitation).toHaveCount(0)

      await page.goto('/employer/dashboard')
      await press(page.getByRole('button', { name: 'More' }))
      await press(page.getByRole('menuitem', { name: 'Close' }))
      const question = page.getByRole('dialog', { name: /^Close / })
      await expect(question).toContainText('1 applicant is waiting for your reply: Meena Patel')
      await expect(question).toContainText('1 applicant can still accept your invitation: Asha Rao')
      await expect(question).toContainText('1 interview stays: Salim Ansari')
      await expectClear(page, 'the question before closing')
      await press(question.getByRole('button', { name: 'Close job' }))
      await expect(page.getByText('Job Closed', { exact: true })).toBeVisible()
      // Answer 3, see and print 2, open and reschedule 4, close 3; ways back to the dashboard are not counted.
      expect(presses).toBe(12)

      await page.goto('/employer/dashboard?tab=numbers')
      await expect(page.getByRole('table', { name: 'From seen to hired' })).toContainText('3')
      await expectClear(page, 'the statistics')
    })
  })
}
