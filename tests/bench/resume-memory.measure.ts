import { watchMemory } from '#tests/support/browser-memory.ts'
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { test } from '#tests/support/journey-target.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'

/** So long each is watched at most. */
const limitMs = 40_000

for (const { name, create } of hostilePdfs) {
  test(name, async ({ page }) => {
    const file = create()
    // Narrower windows wait for a press.
    await page.setViewportSize({ width: 1024, height: 800 })
    await receiveResumes(page, file)
    const show = page.getByRole('button', { name: 'Show resume' })
    await show.waitFor()
    await page.evaluate(watchPauses)
    const browser = await page.context().newCDPSession(page)
    let endMs = 0
    const act = async () => {
      const begun = performance.now()
      await show.click()
      const drawn = page.locator('.pdf-page canvas[width]')
      const refused = page.getByText(/This page could not be shown|too complex to be shown here|cannot be shown here/)
      await drawn.or(refused).first().waitFor({ timeout: limitMs })
      endMs = Math.round(performance.now() - begun)
    }
    const collect = () => browser.send('HeapProfiler.collectGarbage')
    const { before, most, after, goneAfterMs } = await watchMemory(act, collect, limitMs)
    const isDrawn = await page.locator('.pdf-page canvas[width]').count()
    const pauseMs = await page.evaluate(() => (window as { longestPauseMs?: number }).longestPauseMs)
    process.stdout.write(
      `${name}, ${file.length} bytes: ${isDrawn ? 'shown' : 'given up'} after ${endMs} ms, +${most - before} MB, ` +
        `after ${goneAfterMs} ms +${after - before} MB, the page paused ${pauseMs} ms at most\n`
    )
  })
}

/** How long the page could not answer at most. */
function watchPauses(): void {
  const own = window as { longestPauseMs?: number }
  let last = performance.now()
  setInterval(() => {
    own.longestPauseMs = Math.round(Math.max(own.longestPauseMs ?? 0, performance.now() - last - 50))
    last = performance.now()
  }, 50)
}
