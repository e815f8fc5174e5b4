import type { Page } from '@playwright/test'
import { expectClear } from '#tests/support/clear-screen.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { resume as brokenResume, fillProfile, leave, saveProfile } from '#tests/support/profile-in-browser.ts'
import { readPage } from '#tests/support/resume-in-browser.ts'
import { createJpeg2000Pdf, createPdf } from '#tests/support/sample-pdf.ts'
import { expect, test } from '#tests/support/target.ts'

/** Meena applies for the first job with this résumé, and the administrator opens her application. */
async function receive(page: Page, buffer: Buffer): Promise<void> {
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Resume').setInputFiles({ name: 'meena.pdf', mimeType: 'application/pdf', buffer })
  await fillProfile(page, { Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' })
  await saveProfile(page)
  await page.goto('/jobs?q=casting+supervisor')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await page.getByRole('button', { name: 'Send Application' }).click()
  await toast(page, 'Application Submitted', '‘Casting Supervisor’ has your application. Follow it in My Profile.')
  await leave(page)
  await enter(page, 'Admin', '/employer/dashboard?q=casting+supervisor')
  await page.getByRole('link', { name: '1 applicant 1 new' }).click()
  await page.getByRole('link', { name: 'Meena Patel' }).click()
}

test('a resume is read without leaving the app: its pages as pictures, its words for whoever hears them', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await receive(page, createPdf('Meena Patel, kundan setter', 'References on request'))
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  // Its code comes when it is asked for, and not before.
  expect(asked.filter((url) => /pdf-(viewer|worker)/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Show resume' }).click()
  const shown = page.getByRole('region', { name: 'Resume of Meena Patel' })
  await expect(shown.getByText('2 pages')).toBeVisible()
  const first = shown.getByRole('region', { name: 'Page 1 of 2' })
  await expect(first.getByText('Meena Patel, kundan setter')).toBeAttached()
  expect((await readPage(first))?.dark).toBeGreaterThan(500)
  expect(asked.filter((url) => /openjpeg/.test(url))).toEqual([])
  const before = await first.boundingBox()
  await shown.getByRole('button', { name: 'Larger' }).click()
  await expect(shown.getByText('125 %')).toBeVisible()
  await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.2)
  await shown.getByRole('button', { name: 'Smaller' }).click()
  await expectClear(page)
  expect(page.frames()).toHaveLength(1)
  await page.getByRole('button', { name: 'Hide resume' }).click()
  await expect(shown).toHaveCount(0)
})

test('a resume that is damaged says so, and can be downloaded all the same', async ({ page }) => {
  await receive(page, brokenResume.buffer)
  await page.getByRole('button', { name: 'Show resume' }).click()
  await expect(
    page.getByText('This file cannot be shown here: it is damaged or not a PDF. You can still download it.')
  ).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click()
  ])
  expect(download.suggestedFilename()).toBe('Meena Patel resume.pdf')
})

test('a picture that is written as JPEG 2000 is drawn, and what reads it comes with such a picture alone', {
  tag: '@proof'
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await receive(page, createJpeg2000Pdf())
  await page.getByRole('button', { name: 'Show resume' }).click()
  const shown = page.getByRole('region', { name: 'Page 1 of 1' })
  await expect.poll(async () => (await readPage(shown))?.middle).toEqual([20, 90, 60, 255])
  expect(asked.filter((url) => /openjpeg/.test(url))).toHaveLength(1)
})
