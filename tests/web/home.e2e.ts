import { expect, test } from '#tests/support/target.ts'

test('without its scripts the search form still leads to the list', { tag: ['@web', '@proof'] }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('gold ring')
  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await expect(page).toHaveURL('/jobs?q=gold+ring')
})

test('a visitor searches from the home page and finds', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('gold')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?q=gold')
  await expect(page.getByRole('status')).toHaveText('2 of 23 jobs for “gold”')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('gold')
})

test('a category leads to its jobs, as many as it says', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Back Office\s*10 jobs/ }).click()
  await expect(page).toHaveURL('/jobs?category=Back+Office')
  await expect(page.getByRole('article')).toHaveCount(10)
})
