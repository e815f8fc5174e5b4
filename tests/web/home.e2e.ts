import { expect, test } from '#tests/support/target.ts'

test('the first paint of the home page stands before any script has run, and nothing jumps afterwards', {
  tag: '@web'
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'All 23 jobs' })).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  expect(problems).toEqual([])
})

test('without its scripts the search form still leads to the list', { tag: '@web' }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('gold ring')
  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await expect(page).toHaveURL('/jobs?q=gold+ring')
})

test('a visitor searches from the home page and finds', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('gold')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?q=gold')
  await expect(page.getByRole('status')).toHaveText('2 of 23 jobs for “gold”')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('gold')
})

test('a category leads to its jobs, as many as it says', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Back Office\s*10 jobs/ }).click()
  await expect(page).toHaveURL('/jobs?category=Back+Office')
  await expect(page.getByRole('article')).toHaveCount(10)
})
