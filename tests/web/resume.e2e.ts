import { hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { readPage, receiveResumes } from '#tests/support/resume-in-browser.ts'
import { createCjkPdf, createJpeg2000Pdf, createPdf, createProtectedPdf } from '#tests/support/sample-pdf.ts'

test('PDF viewer › shows a resume beside its applicant and stops a costly file', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const [nest] = hostilePdfs
  if (!nest) throw new Error('There is no such file')
  await receiveResumes(page, createPdf('Meena Patel, kundan setter', 'References on request'), nest.create())
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  const person = page.getByRole('article', { name: 'Applicant 1' })
  const shown = page.getByRole('region', { name: 'Resume of Applicant 1' })
  const first = shown.getByRole('region', { name: 'Page 1 of 2' })
  await expect(first.getByText('Meena Patel, kundan setter')).toBeAttached()
  await expect.poll(async () => (await readPage(first))?.dark).toBeGreaterThan(500)
  const [note, place] = [await person.getByLabel('Private note').boundingBox(), await shown.boundingBox()]
  expect(place?.x).toBeGreaterThan((note?.x ?? 0) + (note?.width ?? 0))
  expect(place?.width).toBeGreaterThan(560)
  expect(page.frames()).toHaveLength(1)

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Applicant 2', exact: true })).toBeVisible()
  const other = page.getByRole('region', { name: 'Resume of Applicant 2' })
  await expect(other.getByText('This page could not be shown')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Download the file' })).toBeVisible()
  // Once hidden it stays so for the next applicant.
  await page.getByRole('button', { name: 'Hide resume' }).click()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(person.getByRole('button', { name: 'Show resume' })).toBeVisible()
  await expect(page.locator('.pdf')).toHaveCount(0)
})

test('PDF viewer › shows files that need pdf.js decoders, and asks for a password', async ({ page }) => {
  await receiveResumes(page, createCjkPdf(), createJpeg2000Pdf(), createProtectedPdf())
  const next = async (number: number) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: `Applicant ${number}`, exact: true })).toBeVisible()
  }
  // Readable only with the map of Adobe's Simplified Chinese.
  await expect(page.getByRole('region', { name: 'Page 1 of 1' }).getByText('金匠')).toBeAttached()
  await next(2)
  await expect
    .poll(async () => (await readPage(page.getByRole('region', { name: 'Page 1 of 1' })))?.middle)
    .toEqual([20, 90, 60, 255])
  await next(3)
  await expect(page.getByText('This file has a password', { exact: false })).toBeVisible()
})
