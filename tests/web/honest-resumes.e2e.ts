import { createHonestPdfs } from '#tests/support/honest-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const refused = /^(This page could not be shown|This file is too complex to be shown here)/
const perFileMs = 120_000

test('PdfViewer › shows the first and the last page of 50 ordinary resumes', { tag: '@proof' }, async ({
  page,
  browser
}) => {
  const all = await createHonestPdfs(browser)
  expect(all).toHaveLength(50)
  test.setTimeout(perFileMs * all.length)
  // A scanned page costs up to four seconds of a processor, and the page gives up after ten by the clock: too few on a busy computer.
  await page.addInitScript(() => {
    const start = window.setTimeout
    const wait = (run: () => void, ms = 0, ...given: unknown[]) => start(run, ms > 5000 ? 10 * ms : ms, ...given)
    window.setTimeout = wait as typeof setTimeout
  })
  await receiveResumes(page, ...all.map(({ file }) => file))
  for (const [index, { name, pages }] of all.entries()) {
    await test.step(name, async () => {
      await page.goto(`/employer/dashboard?applicants=job_1&applicant=u-${index}_job_1`)
      await expect(page.getByRole('heading', { name: `Applicant ${index + 1}`, exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Show resume' }).click()
      for (const number of [1, pages]) {
        const region = page.getByRole('region', { name: `Page ${number} of ${pages}` })
        await expect(region).toBeVisible({ timeout: perFileMs })
        await region.scrollIntoViewIfNeeded()
        await expect(region.locator('canvas[width]')).toBeVisible({ timeout: perFileMs })
        if (!name.startsWith('scan')) await expect(region.locator('.pdf-words')).not.toBeEmpty()
      }
      await expect(page.getByText(refused)).toHaveCount(0)
    })
  }
})
