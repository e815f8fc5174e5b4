import { expect, test } from '#tests/support/journey-target.ts'
import { toast } from '#tests/support/people-in-browser.ts'

test('Back button › skips a redirect', async ({ page }) => {
  await page.goto('/about-us')
  // The text above the footer moves it.
  await expect(page.getByText('Why another job board')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Post a Job' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('navigation › starts a page at its top, and Back restores the position', async ({ page }) => {
  await page.goto('/disclaimer')
  await expect(page.getByText('Never pay for a job')).toBeVisible()
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
  await contact.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await contact.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // Its default text names the address of the product.
  await expect(page.getByRole('link', { name: /^contact@/ })).toHaveAttribute('href', /^mailto:contact@/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('reload › keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/disclaimer')
  await expect(page.getByText('Never pay for a job')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(400)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('screen › shows an error when its code does not load, and retries', async ({ page }) => {
  await page.goto('/login')
  await page.route(/static-page.*\.js/, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

for (const [lost, times] of [
  ['once', 1],
  ['for good', Number.POSITIVE_INFINITY]
] as const) {
  test(`toast › is shown when its code fails to load ${lost}`, async ({ page }) => {
    let asked = 0
    await page.route(/toast-provider.*\.js/, (route) => {
      asked += 1
      return asked <= times ? route.abort() : route.fallback()
    })
    await page.goto('/jobs')
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    if (times === 1) await toast(page, 'Login Required', 'Please login as a candidate to apply for jobs.')
    else await expect(page.getByText('Login Required: Please login as a candidate to apply for jobs.')).toBeVisible()
    expect(asked).toBeGreaterThan(1)
  })
}

for (const path of ['/', '/login']) {
  test(`app start › shows an error on ${path} instead of a blank page`, async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('The bench is gone')
      }
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('The bench is gone')).toBeVisible()
  })
}
