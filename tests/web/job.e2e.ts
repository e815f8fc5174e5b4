import { expect, test } from '#tests/support/target.ts'

test('printed job › is dark on light in each theme, without the page around', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Details' }).first().click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qualifications' })).toBeVisible()
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(part).toBeHidden()
  for (const name of ['Print', 'Apply Now', 'Share via WhatsApp'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  const colours = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const candidateDocument = getComputedStyle(document.body).backgroundColor
      return [getComputedStyle(heading).color, candidateDocument]
    })
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('job page on a phone › keeps Apply and Share in view while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Details' }).first().click()
  await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply Now' })
  await expect(apply).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(apply).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Share via WhatsApp' })).toBeInViewport()
  const [bar, foot] = await Promise.all([page.locator('.acts').boundingBox(), page.getByText(/^© /).boundingBox()])
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
