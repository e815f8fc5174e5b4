import { watchMemory } from '#tests/support/browser-memory.ts'
import { expect, test } from '#tests/support/door.ts'
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'

const only = process.env.ONLY
for (const { name, create } of hostilePdfs.filter((one) => !only || one.name.includes(only))) {
  test(name, async ({ page }) => {
    const file = create()
    await receiveResumes(page, file)
    await page.getByRole('button', { name: 'Show resume' }).waitFor()
    await page.waitForTimeout(1000)
    let shown = ''
    const { before, most, after, goneAfterMs } = await watchMemory(async () => {
      const text = page.getByText(/This page could not be shown|cannot be shown here|can be shown here/)
      const first = page.locator('.pdf-page canvas').first()
      await page.getByRole('button', { name: 'Show resume' }).click()
      const begun = performance.now()
      await Promise.race([
        text
          .first()
          .waitFor({ timeout: 20_000 })
          .then(() => {
            shown = `said after ${Math.round(performance.now() - begun)}`
          }),
        expect
          .poll(() => first.evaluate((c: HTMLCanvasElement) => c.width > 300), { timeout: 20_000 })
          .toBe(true)
          .then(() => {
            shown ||= `drawn after ${Math.round(performance.now() - begun)}`
          })
      ]).catch((error) => {
        shown = `?${String(error).slice(0, 60)}`
      })
    }, 30_000)
    console.log(
      `MEM | ${name} | ${file.length} | ${before} | ${most} | +${most - before} | after +${after - before} | ${goneAfterMs} | ${shown}`
    )
    expect(true).toBe(true)
  })
}
