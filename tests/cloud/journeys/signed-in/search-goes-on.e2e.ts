import type { Locator, Page } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { drawn } from '#tests/support/settled.ts'
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

/** How far below the top of the window something stands, once the page has come to rest. */
async function placeOf(one: Locator): Promise<number> {
  for (let before = Number.NaN; ; ) {
    await drawn(one.page())
    const { y } = (await one.boundingBox()) ?? { y: Number.NaN }
    if (Math.abs(y - before) < 1) return y
    before = y
  }
}

/** Presses what is in sight, without what Playwright does before a press: it would scroll a header that stays. */
async function pressInPlace(one: Locator): Promise<void> {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await one.page().mouse.click(x + width / 2, y + height / 2)
}

test('whoever signs in by the header in the middle of a search finds its words, their place in the list and the focus as they were', {
  tag: '@proof'
}, async ({ board }) => {
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
  const card = page.getByRole('article').nth(45)
  // Far from the screen there is nothing to press yet.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const link = card.getByRole('link', { name: 'Details' })
  await link.focus()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await placeOf(link)

  await pressInPlace(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }))
  await board.signIn(page, 'meena@example.com')
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeAttached()
  await expect(page).toHaveURL('/jobs?q=setter')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('setter')
  await expect(titles(page)).toHaveText(shown)
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs((await placeOf(link)) - place)).toBeLessThanOrEqual(2)
  // And it stays so when the board has answered by the other way.
  await putOnBoard('jobs', jobs(1, 'caster'))
  await expect(titles(page)).toHaveText(shown)
  await expect(link).toBeFocused()

  // The way back from here leads past the form, to where the search was come from.
  await page.goBack()
  await expect(page).toHaveURL('/jobs')
})
