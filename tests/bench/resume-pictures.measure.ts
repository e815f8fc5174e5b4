import { mkdirSync, writeFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { test } from '#tests/support/door.ts'
import { createHonestPdfs } from '#tests/support/honest-pdfs.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'

const into = process.env.INTO ?? '/tmp/pt/pics'
test('pictures', async ({ page, browser }) => {
  mkdirSync(into, { recursive: true })
  const all = await createHonestPdfs(browser)
  await receiveResumes(page, ...all.map(({ file }) => file))
  for (const [index, { name, pages }] of all.entries()) {
    await page.goto(`/employer/dashboard?applicants=job_1&applicant=u-${index}_job_1`)
    await page.getByRole('heading', { name: `Applicant ${index + 1}`, exact: true }).waitFor()
    const show = page.getByRole('button', { name: 'Show resume' })
    await show.click()
    const begun = performance.now()
    const lasts: number[] = []
    for (const number of [1, pages]) {
      const one = page.getByRole('region', { name: `Page ${number} of ${pages}` })
      await one.scrollIntoViewIfNeeded()
      for (;;) {
        await page.waitForTimeout(60)
        const pixels = await smallPicture(one).catch(() => [] as number[])
        const words = await one
          .locator('.pdf-words')
          .textContent()
          .catch(() => '')
        const ink = pixels.some((v) => v < 200 && v > 0)
        const failed = await page.getByText('could not be shown').count()
        if (failed || (ink && (words || name.startsWith('scan'))) || performance.now() - begun > 30_000) {
          lasts.push(Math.round(performance.now() - begun))
          await page.waitForTimeout(150)
          const final = await smallPicture(one).catch(() => [] as number[])
          writeFileSync(`${into}/${index}-${number}.bin`, Buffer.from(final))
          writeFileSync(`${into}/${index}-${number}.txt`, failed ? 'FAILED' : `${words}`)
          break
        }
      }
    }
    console.log('HON', index, name, pages, lasts.join(' '))
  }
})

function smallPicture(page: Locator): Promise<number[]> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    if (canvas.width < 301) return []
    const small = document.createElement('canvas')
    Object.assign(small, { width: 200, height: 280 })
    const context = small.getContext('2d')
    if (!context) return []
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, 0, 0, 200, 280)
    return [...context.getImageData(0, 0, 200, 280).data].filter((_v, index) => index % 4 < 3)
  })
}
