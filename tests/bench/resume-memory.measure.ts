import { watchMemory } from '#tests/support/browser-memory.ts'
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'
import { test } from '#tests/support/target.ts'

/** So long each is watched at most. */
const limitMs = 30_000

for (const { name, create } of hostilePdfs) {
  test(name, async ({ page }) => {
    const file = create()
    await receiveResumes(page, file)
    const show = page.getByRole('button', { name: 'Show resume' })
    await show.waitFor()
    const browser = await page.context().newCDPSession(page)
    const act = async () => {
      await show.click()
      const drawn = page.locator('.pdf-page canvas[width]')
      const refused = page.getByText(/This page could not be shown|too complex to be shown here|cannot be shown here/)
      await drawn.or(refused).first().waitFor({ timeout: limitMs })
    }
    const collect = () => browser.send('HeapProfiler.collectGarbage')
    const { before, most, after, goneAfterMs } = await watchMemory(act, collect, limitMs)
    const took = `${before} → ${most} (+${most - before}), after ${goneAfterMs} ms ${after} MB`
    process.stdout.write(`${name}, ${file.length} bytes: ${took}\n`)
  })
}
