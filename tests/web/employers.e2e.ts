import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { emails, enter, password, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, leave, resume, saveProfile } from '#tests/support/profile-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

test('an employer whom the administrator has not confirmed cannot open a resume, and can once that is done', {
  tag: ['@same', '@proof']
}, async ({ page }) => {
  const employer = { email: emails.Employer, role: 'Employer', password, unconfirmed: true } as const
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Resume').setInputFiles(resume)
  await fillProfile(page, { Name: 'Asha Patel', Headline: 'Kundan setter', Location: 'Surat GJ' })
  await saveProfile(page)
  await leave(page)

  const link = page.getByRole('article', { name: 'Asha Patel' }).getByRole('button', { name: 'Resume' })
  await enter(page, employer, '/candidates?q=asha')
  await expect(link).toBeDisabled()
  await link.focus()
  const waits = 'This opens for you once the administrator has approved a posting of yours, or confirmed you.'
  await expect(page.getByRole('tooltip', { name: waits })).toBeVisible()
  await leave(page)

  await enter(page, 'Admin', '/employer/dashboard?tab=employers')
  await page.getByRole('listitem', { name: emails.Employer }).getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'Employer confirmed', `The papers of candidates now open for ${emails.Employer}.`)
  await leave(page)

  await enter(page, employer, '/candidates?q=asha')
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('Asha Patel resume.pdf')
})

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in anybody's way where the administrator confirms employers", async ({ page }) => {
      const waiting = { email: 'kesar_employer@loupe.example', role: 'Employer', password, unconfirmed: true } as const
      await enter(page, waiting, '/404')
      await enter(page, 'Employer', '/404')
      await enter(page, 'Admin', '/employer/dashboard?tab=employers')
      await expect(page.getByRole('tab', { name: 'Employers (1 waiting)' })).toBeVisible()
      await expect(page.getByRole('listitem', { name: emails.Employer })).toContainText('Confirmed')
      await expectClear(page)
    })
  })
}
