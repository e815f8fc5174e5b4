import { type Watched, watchMemory } from '#tests/support/browser-memory.ts'
import { type HostilePdf, hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'
import { createPdf } from '#tests/support/sample-pdf.ts'
import { expect, test } from '#tests/support/target.ts'

/** MB beside what the browser takes by itself. */
const mostMore = 400
/** That it comes back at all: how soon is printed, for other journeys on the same computer slow it down. Quiet, it takes 10 s at most. */
const goneWithinMs = 30_000
/** By so much the browser's own memory goes up and down, in MB. */
const margin = 150

const refused = /^(This page could not be shown|This file is too complex to be shown here)/

test('a page that asks for too much is given up, says so, and has the download beside it; the other pages are drawn', {
  tag: '@proof'
}, async ({ page }) => {
  const nest = hostilePdfs[0] as HostilePdf
  await receiveResumes(page, nest.create(), createPdf('Applicant 2, polisher', 'References'))
  await page.getByRole('button', { name: 'Show resume' }).click()
  const shown = page.getByRole('region', { name: 'Resume of Applicant 1' })
  await expect(shown.getByText('This page could not be shown')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Download the file' }).click()
  ])
  expect(download.suggestedFilename()).toBe('Applicant 1 resume.pdf')

  // The next applicant's file is a stranger's, too: it waits for somebody to press.
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Applicant 2', exact: true })).toBeVisible()
  const show = page.getByRole('button', { name: 'Show resume' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.pdf')).toHaveCount(0)
  await show.click()
  await expect(page.getByText('Applicant 2, polisher')).toBeAttached()
})

for (const hostile of hostilePdfs) {
  test(`${hostile.name}: shown or given up, and the memory is back`, { tag: '@proof' }, async ({ page }) => {
    test.skip(process.platform !== 'linux', 'only Linux tells what processes take')
    await receiveResumes(page, hostile.create(), createPdf('Nothing to hide'))
    // The code of the viewer comes with the first file, and stays.
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Show resume' }).click()
    await expect(page.getByText('Nothing to hide')).toBeAttached()
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    const show = page.getByRole('button', { name: 'Show resume' })
    await expect(show).toBeVisible()
    const browser = await page.context().newCDPSession(page)
    const { before, most, goneAfterMs }: Watched = await watchMemory(
      async () => {
        await show.click()
        await expect(page.getByText(refused).or(page.locator('.pdf-page canvas[width]')).first()).toBeVisible()
      },
      () => browser.send('HeapProfiler.collectGarbage'),
      2 * goneWithinMs,
      margin
    )
    process.stdout.write(`${hostile.name}: ${most - before} MB more, gone after ${goneAfterMs} ms\n`)
    expect(most - before).toBeLessThan(mostMore)
    expect(goneAfterMs).toBeLessThan(goneWithinMs)
    // The page itself was never busy with it.
    await page.getByRole('button', { name: 'Hide resume' }).click()
    await expect(page.locator('.pdf')).toHaveCount(0)
  })
}
