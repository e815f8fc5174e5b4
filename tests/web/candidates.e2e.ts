import type { Page } from '@playwright/test'
import { withApplicants } from '#tests/support/applicants-in-browser.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { enter, personOf, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, leave, saveProfile } from '#tests/support/profile-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const profile = { Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' }
const person = (page: Page, name: string) => page.getByRole('article', { name })

test('an employer finds a setter, keeps a note about him over a reload, and the next employer sees nothing of it', {
  tag: '@proof'
}, async ({ page }) => {
  await enter(page, 'Employer', '/')
  await page.getByRole('searchbox', { name: /Search candidates/ }).fill('setter')
  await page.getByRole('main').getByRole('button', { name: 'Find Candidates' }).click()
  await expect(page).toHaveURL('/candidates?q=setter')
  // The cards, once they are there, have lists of the same names as the fields.
  await page.getByRole('combobox', { name: 'Skills' }).fill('pave, prong')
  await page.getByRole('combobox', { name: 'Location' }).fill('surat')
  await expect(page).toHaveURL('/candidates?q=setter&location=surat&skills=pave%2C+prong')
  await expect(page.getByText('1 of 4 candidates')).toBeVisible()
  await person(page, 'Bhavesh Kachhadiya').getByRole('button', { name: 'Shortlist' }).click()
  await toast(page, 'Candidate Shortlisted!', 'Bhavesh Kachhadiya is on your shortlist.')
  await page.reload()
  const bhavesh = person(page, 'Bhavesh Kachhadiya On your shortlist')
  const remove = bhavesh.getByRole('button', { name: 'Remove from shortlist' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await expect(remove).toBeFocused()

  await page.goto('/employer/dashboard?tab=shortlist')
  await page.getByLabel('Private note').fill('Brings his own gravers.')
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Private note')).toHaveValue('Brings his own gravers.')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('heading', { name: 'Employer Dashboard' })).toBeHidden()
  await expect(page.locator('.paper')).toContainText('Brings his own gravers.')
  await page.emulateMedia({ media: null })

  await leave(page)
  await enter(page, personOf('kesar_employer@loupe.example', 'Employer'))
  await page.getByRole('tab', { name: 'Shortlisted Candidates' }).click()
  await expect(page.getByText('No candidate is shortlisted yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find Candidates' }).click()
  await expect(person(page, 'Bhavesh Kachhadiya').getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shortlisted')))
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/^shortlistedCandidates_[\w-]+$/)
})

test('a found candidate is invited in two presses, finds it first, and is called only by whom they allow', {
  tag: '@proof'
}, async ({ page }) => {
  const [{ viewport: large }, { viewport: phone }] = sizes
  await page.setViewportSize(phone)
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await fillProfile(page, { ...profile, 'Contact number': '98250 12345' })
  await saveProfile(page)
  await page.getByRole('radio', { name: 'All employers on Loupe' }).press(' ')
  await expect(page.getByRole('radio', { name: 'All employers on Loupe' })).toBeChecked()
  await expectClear(page)
  await page.setViewportSize(large)
  await leave(page)

  await page.setViewportSize(phone)
  await enter(
    page,
    'Employer',
    '/candidates?q=Meena',
    withApplicants(() => [])
  )
  const meena = person(page, 'Meena Patel')
  await expect(meena).not.toContainText('98250')
  await meena.getByRole('button', { name: 'Call or message' }).press('Enter')
  const chat = page.getByRole('dialog').getByRole('link', { name: /^Message on WhatsApp/ })
  await expect(chat).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919825012345\?text=Hello%20Meena%20Patel%2C%20this%20is%20/
  )
  await expectClear(page)
  await page.keyboard.press('Escape')
  await expect(meena.getByRole('button', { name: 'Call or message' })).toBeFocused()
  await meena.getByRole('button', { name: 'Invite' }).press('Enter')
  const posting = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await expect(posting).toBeVisible()
  await expectClear(page)
  await posting.press('Enter')
  await toast(page, 'Invited', 'Meena Patel finds it first in My Profile.')
  await page.setViewportSize(large)
  await leave(page)

  await enter(page, 'Candidate', '/jobs')
  await page.getByRole('banner').getByRole('link', { name: 'My Profile 1 new' }).click()
  const invited = page.getByRole('region', { name: 'You are invited to apply' })
  await expect(invited.getByRole('link', { name: 'See the posting' })).toBeVisible()
  await page.setViewportSize(phone)
  await expectClear(page)
  await invited.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(invited.getByText(/^Declined\./)).toBeVisible()
})

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: '@proof' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing stands in an employer’s way among candidates', async ({ page }) => {
      await enter(page, 'Employer', '/candidates?skills=pave')
      const bhavesh = person(page, 'Bhavesh Kachhadiya')
      await bhavesh.getByRole('button', { name: 'Shortlist' }).click()
      await expect(bhavesh.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible()
      await bhavesh.getByRole('button', { name: 'Aadhar' }).focus()
      const reason = page.getByRole('tooltip', { name: /^No identity papers are collected here/ })
      await expect(reason).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await expect(reason).toBeHidden()
      if (name === 'phone') {
        await page.getByRole('button', { name: 'Filters (1)' }).click()
        await expect(page.getByRole('button', { name: 'Show 1 candidate' })).toBeVisible()
        await expectClear(page)
      }
      await page.goto('/employer/dashboard?tab=shortlist')
      await page.getByLabel('Private note').fill('Call on Monday')
      await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
      await expectClear(page)
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectClear(page)
    })
  })
}
