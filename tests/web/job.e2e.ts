import { drawn } from '#tests/support/settled.ts'
import { expect, test } from '#tests/support/target.ts'

test('Back to Jobs leads to the search and the place one came from', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/jobs?category=Back+Office')
  const link = page.getByRole('article').nth(7).getByRole('link', { name: 'Details' })
  await link.scrollIntoViewIfNeeded()
  // Cards above get their own heights once they were near.
  await drawn(page)
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(500)
  await link.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(page).toHaveURL('/jobs?category=Back+Office')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY)
})

test('a job opened by its address has a way to all jobs', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/jobs')
  const address = await page.getByRole('link', { name: 'Details' }).first().getAttribute('href')
  // It says so from its first picture, which may be over when the page has loaded.
  await page.goto(address ?? '', { waitUntil: 'commit' })
  await expect(page.getByText('Loading job details...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})

test('an address of no job says that there is no such job', { tag: '@proof' }, async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of ['/jobs/nobody', '/jobs/%E0%A4%A', '/jobs/%00', '/jobs/%2F..%2F']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs')
    })
  }
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
  expect(problems).toEqual([])
})

test('on paper stands the posting alone, dark on light whatever the theme', async ({ page }) => {
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
      const paper = getComputedStyle(document.body).backgroundColor
      return [getComputedStyle(heading).color, paper]
    })
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('on a phone applying and sharing stay at hand while one reads', async ({ page }) => {
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
