import type { Page } from '@playwright/test'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { expect, test } from '#tests/support/journey-target.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Find on this page' })
const field = (page: Page) => bar(page).getByRole('textbox', { name: 'Find on this page' })
const result = (page: Page) => bar(page).getByRole('status')

/** The code of the bar comes after the first paint, and the wish for it is heard from then on. */
async function openBar(page: Page, desktop: Desktop): Promise<void> {
  await expect(async () => {
    await desktop.main().ask('chooseMenu', 'Find…')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test('Find in page › steps through the matches, except in its own search bar', async ({ page, desktop }) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await openBar(page, desktop)
  // Letter by letter: after each of them the caret is taken away by Chromium, and put back.
  await page.keyboard.type('jewell', { delay: 30 })
  await expect(field(page)).toHaveValue('jewell')
  await expect(result(page)).toHaveText(/^1 of \d+$/)
  const text = await page.locator('body').innerText()
  const count = text.toLowerCase().split('jewell').length - 1
  await expect(result(page)).toHaveText(`1 of ${count}`)
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveText(`2 of ${count}`)
  await page.keyboard.press('Shift+Enter')
  await expect(result(page)).toHaveText(`1 of ${count}`)
  await bar(page).getByRole('button', { name: 'Previous match' }).click()
  await expect(result(page)).toHaveText(`${count} of ${count}`)
  await desktop.main().ask('chooseMenu', 'Find Next')
  await expect(result(page)).toHaveText(`1 of ${count}`)
  // Text that is in the bar alone is not found: neither what was typed nor what the bar says of it.
  for (const only of ['jewellxyz', `1 of ${count}`]) {
    await field(page).fill(only)
    await expect(result(page)).toHaveText('Not found')
  }
  await field(page).press('Escape')
  await expect(bar(page)).toBeHidden()
  expect(await desktop.main().ask('seen')).toMatchObject({ findsEnded: 1 })
})
