import { expect, test } from '#tests/support/journey-target.ts'

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
