import type { Locator } from '@playwright/test'
import { createHonestPdfs } from '#tests/support/honest-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const refused = /^(This page could not be shown|This file is too complex to be shown here)/

// On a busy computer each of the 50 may take the whole time of its two tries.
test.describe.configure({ timeout: 1_800_000 })

test('PdfViewer › shows 50 ordinary resumes, on a busy computer by the second try', {
  tag: '@proof'
}, async ({ page, browser }) => {
  const all = await createHonestPdfs(browser)
  expect(all).toHaveLength(50)
  await receiveResumes(page, ...all.map(({ file }) => file))
  for (const [index, { name, pages }] of all.entries()) {
    await test.step(name, async () => {
      await page.goto(`/employer/dashboard?applicants=job_1&applicant=u-${index}_job_1`)
      await expect(page.getByRole('heading', { name: `Applicant ${index + 1}`, exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Show resume' }).click()
      const retry = page.getByRole('button', { name: 'Try again' }).first()
      /** Waits for `wanted`, at the one more try at the latest. */
      const shown = async (wanted: Locator) => {
        await expect(wanted.or(retry).first()).toBeVisible()
        if (await retry.isVisible()) await retry.click()
        await expect(wanted).toBeVisible()
      }
      for (const number of [1, pages]) {
        const region = page.getByRole('region', { name: `Page ${number} of ${pages}` })
        await shown(region)
        await region.scrollIntoViewIfNeeded()
        await shown(region.locator('canvas[width]'))
        if (!name.startsWith('scan')) await expect(region.locator('.pdf-words')).not.toBeEmpty()
      }
      await expect(page.getByText(refused)).toHaveCount(0)
    })
  }
})
