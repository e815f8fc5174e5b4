import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, leave, picture, resume, saveProfile } from '#tests/support/profile-in-browser.ts'

const person = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the résumé at a place of the page: it is offered as a file, byte for byte, and never shown. */
async function expectDownload(page: Page, press: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toBe('Asha Patel resume.pdf')
  expect(readFileSync(await download.path())).toEqual(resume.buffer)
}

/** Opens the form of a candidate's own profile and chooses both files in it. */
async function chooseFiles(page: Page): Promise<void> {
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Avatar').setInputFiles(picture)
  await toast(page, 'Avatar Selected', 'me.png is saved when you save your profile.')
  await page.getByLabel('Resume').setInputFiles(resume)
  await toast(page, 'Resume Selected', 'my documents.pdf is saved when you save your profile.')
}

test('profile › keeps avatar and resume after a kill, byte for byte', { tag: '@kept' }, async ({ page, behind }) => {
  await chooseFiles(page)
  await fillProfile(page, { Name: 'Asha Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' })
  await saveProfile(page)

  if (behind) await behind.restart('kill')
  await page.evaluate(() => sessionStorage.clear())
  await enter(page, 'Candidate')
  await expect(page.getByRole('main').locator('img.avatar').first()).toHaveJSProperty('naturalWidth', 256)
  await expectDownload(page, () => page.getByRole('button', { name: /my documents\.pdf/ }).click())
})

test('employer › finds a candidate and keeps a private note after a restart', {
  tag: '@proof'
}, async ({ page, behind }) => {
  await chooseFiles(page)
  await fillProfile(page, {
    Name: 'Asha Patel',
    Headline: 'Kundan setter',
    Location: 'Jaipur RJ',
    Skills: 'kundan, polki, stone setting, meenakari',
    Experience: '8 years at the bench',
    Availability: 'Actively searching',
    'Joining period': '1 month',
    'Contact number': '+91 98250 12345'
  })
  await saveProfile(page)
  await leave(page)

  await enter(page, 'Employer', '/candidates?skills=polki%2C+kundan&location=jaipur')
  const asha = person(page, 'Asha Patel')
  await expect(asha.locator('img.avatar')).toHaveJSProperty('naturalWidth', 256)
  await expect(asha).toContainText('Actively searching · Joins: 1 month')
  await expect(asha).not.toContainText('98250')
  await asha.getByRole('link', { name: 'Resume' }).click()
  await expectDownload(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())
  await page.goBack()
  await asha.getByRole('button', { name: 'Shortlist' }).click()
  await toast(page, 'Candidate Shortlisted!', 'Asha Patel is on your shortlist.')
  await page.goto('/employer/dashboard?tab=shortlist')
  await page.getByLabel('Private note').fill('Trial on Monday, own tools.')
  await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()

  if (behind) await behind.restart('kill')
  await page.evaluate(() => sessionStorage.clear())
  await enter(page, 'Employer', '/employer/dashboard?tab=shortlist')
  const row = page.getByRole('listitem', { name: 'Asha Patel' })
  await expect(row.getByLabel('Private note')).toHaveValue('Trial on Monday, own tools.')
  await expect(row.locator('img.avatar')).toHaveJSProperty('naturalWidth', 256)
  await row.getByRole('link', { name: 'Resume' }).click()
  await expectDownload(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())
  await leave(page)

  await enter(page, 'Candidate')
  await expect(page.getByText('+91 98250 12345')).toBeVisible()
  await expectDownload(page, () => page.getByRole('button', { name: /my documents\.pdf/ }).click())

  // A new name and a new resume: one card, one file, and the employer's list shows who it is now.
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await fillProfile(page, { Name: 'Asha Mehta' })
  await page.getByRole('button', { name: 'Remove the resume' }).click()
  await saveProfile(page)
  await page.goto('/candidates?q=asha')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(person(page, 'Asha Mehta').getByRole('button', { name: 'Resume' })).toBeDisabled()
})
