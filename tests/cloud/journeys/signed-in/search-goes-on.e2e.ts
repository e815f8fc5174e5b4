import type { Page } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { password } from '#tests/support/people-in-browser.ts'
import { expect, test } from '../people-on-a-board.ts'
import { putOnBoard } from '../put-on-board.ts'

const jobs = (count: number, title: string) => {
  const [job] = createSeedJobs(new Date())
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 10)
    return { ...job, id: `${title.toLowerCase()}_${number}`, title: `Kundan ${title} ${number}` }
  })
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('meena@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

test('whoever signs in by the header in the middle of a search finds its words, their place in the list and the focus as they were', async ({
  board
}) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', [...jobs(70, 'setter'), ...jobs(5, 'polisher')])
  const page = await board.device()
  await page.goto('/jobs')
  await page.getByRole('searchbox', { name: 'Search' }).fill('setter')
  await expect(page).toHaveURL('/jobs?q=setter')
  await expect(titles(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Show more jobs' }).click()
  await expect(titles(page)).toHaveCount(60)
  const shown = await titles(page).allTextContents()
  const link = page.getByRole('article').nth(45).getByRole('link', { name: 'Details' })
  await link.focus()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(2000)

  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click()
  await signIn(page)
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeAttached()
  await expect(page).toHaveURL('/jobs?q=setter')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('setter')
  await expect(titles(page)).toHaveText(shown)
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(2)
  // And it stays so when the board has answered by the other way.
  await putOnBoard('jobs', jobs(1, 'caster'))
  await expect(titles(page)).toHaveText(shown)
  await expect(link).toBeFocused()

  // The way back from here leads past the form, to where the search was come from.
  await page.goBack()
  await expect(page).toHaveURL('/jobs')
})
