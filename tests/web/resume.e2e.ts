import type { Page } from '@playwright/test'
import { expectClear } from '#tests/support/clear-screen.ts'
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { resume as brokenResume, fillProfile, leave, saveProfile } from '#tests/support/profile-in-browser.ts'
import { readPage, receiveResumes } from '#tests/support/resume-in-browser.ts'
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

test('a resume is read beside its applicant, without leaving the app, and one that asks for too much is given up', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  const [nest] = hostilePdfs
  if (!nest) throw new Error('There is no such file')
  await receiveResumes(page, createPdf('Meena Patel, kundan setter', 'References on request'), nest.create())
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  // Its code comes when it is asked for, and not before.
  expect(asked.filter((url) => /pdf-(viewer|worker)/.test(url))).toEqual([])
  const person = page.getByRole('article', { name: 'Applicant 1' })
  await person.getByRole('button', { name: 'Show resume' }).click()
  const shown = page.getByRole('region', { name: 'Resume of Applicant 1' })
  const first = shown.getByRole('region', { name: 'Page 1 of 2' })
  await expect(first.getByText('Meena Patel, kundan setter')).toBeAttached()
  await expect.poll(async () => (await readPage(first))?.dark).toBeGreaterThan(500)
  const heading = person.getByRole('heading', { level: 3 })
  const [name, place] = [await heading.boundingBox(), await shown.boundingBox()]
  expect(place?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
  expect(place?.width).toBeGreaterThan(600)
  expect(page.frames()).toHaveLength(1)

  // The next applicant's file is a stranger's, too: it waits for somebody to press.
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Applicant 2', exact: true })).toBeVisible()
  await expect(page.locator('.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show resume' }).click()
  const other = page.getByRole('region', { name: 'Resume of Applicant 2' })
  await expect(other.getByText('This page could not be shown')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Download the file' })).toBeVisible()
})

test('a resume is read beside its applicant, without leaving the app: its pages as pictures, its words for whoever hears them', {
  tag: '@proof'
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await receiveResumes(page, createPdf('Meena Patel, kundan setter', 'References on request'), brokenResume.buffer)
  const person = page.getByRole('article', { name: 'Applicant 1' })
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  // Its code comes when it is asked for, and not before; its shape stands there at once.
  expect(asked.filter((url) => /pdf-(viewer|worker)/.test(url))).toEqual([])
  const hasShape = await person.getByRole('button', { name: 'Show resume' }).evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('.dossier-resume .resume-sk') !== null
  })
  expect(hasShape).toBe(true)
  const shown = page.getByRole('region', { name: 'Resume of Applicant 1' })
  await expect(shown.getByText('2 pages')).toBeVisible()
  const first = shown.getByRole('region', { name: 'Page 1 of 2' })
  await expect(first.getByText('Meena Patel, kundan setter')).toBeAttached()
  await expect.poll(async () => (await readPage(first))?.dark).toBeGreaterThan(500)
  expect(asked.filter((url) => /openjpeg/.test(url))).toEqual([])
  const heading = person.getByRole('heading', { level: 3 })
  const [name, place] = [await heading.boundingBox(), await shown.boundingBox()]
  expect(place?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
  expect(place?.width).toBeGreaterThan(600)
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport()
  const before = await first.boundingBox()
  await shown.getByRole('button', { name: 'Larger' }).click()
  await expect(shown.getByText('125 %')).toBeVisible()
  await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.2)
  await shown.getByRole('button', { name: 'Smaller' }).click()
  await expectClear(page)
  expect(page.frames()).toHaveLength(1)
  await page.getByRole('button', { name: 'Hide resume' }).click()
  await expect(shown).toHaveCount(0)

  await test.step('one that is damaged says so, and can be downloaded all the same', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    const other = page.getByRole('article', { name: 'Applicant 2' })
    await other.getByRole('button', { name: 'Show resume' }).click()
    await expect(
      page.getByText('This file cannot be shown here: it is damaged or not a PDF. You can still download it.')
    ).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      other.getByRole('button', { name: 'Download', exact: true }).click()
    ])
    expect(download.suggestedFilename()).toBe('Applicant 2 resume.pdf')
  })
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
