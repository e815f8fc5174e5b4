import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Apply:/ })
const card = (page: Page, title: string) => page.getByRole('article', { name: title })

function findSubmittedToast(page: Page, title: string): Promise<void> {
  const text = `You have applied for ‘${title}’. Track it in My applications.`
  return toast(page, 'Application Submitted', text)
}

/** Applies from the list that is open by keyboard alone, after second thoughts and with something missing at first. */
async function applyByKeyboard(page: Page): Promise<void> {
  const apply = card(page, 'Accountant').getByRole('button', { name: 'Apply Now' })
  await apply.press('Enter')
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(apply).toBeFocused()
  await apply.press('Enter')
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(apply).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Send Application' }).press('Enter')
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await expectClear(page)
  for (const text of ['Meena Patel', 'Kundan setter', 'Jaipur RJ']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Share my email')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Resume')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Photos of work')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Message to the employer')).toBeFocused()
  await page.keyboard.type('I can come on Saturday.')
  await dialog(page).getByRole('button', { name: 'Send Application' }).press('Enter')
  await findSubmittedToast(page, 'Accountant')
  await expect(dialog(page)).toHaveCount(0)
  // The button that was pressed is disabled now: the focus stays with the job.
  await expect(card(page, 'Accountant').getByRole('link', { name: 'Accountant' })).toBeFocused()
}

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: name === 'phone' ? '@web' : ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('apply dialog › sends an application by keyboard, axe passes', async ({ page }) => {
      await enter(page, 'Candidate', '/jobs?q=accountant')
      await applyByKeyboard(page)
    })

    test('dialog to sign up and apply › creates account and application, axe passes', async ({ page }) => {
      await page.goto('/jobs?q=accountant')
      await page.getByRole('article').getByRole('link').first().click()
      await page.locator('.acts').getByRole('button', { name: 'Apply Now' }).click()
      for (const [label, text] of Object.entries({
        Name: 'Ramesh',
        Mobile: '98250 12345',
        Email: 'ramesh@example.com'
      }))
        await dialog(page).getByLabel(label).fill(text)
      await expectClear(page)
      await dialog(page).getByLabel('Password', { exact: true }).fill('kundan-polki-7')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Applied on')).toBeVisible()
      await expectClear(page)
    })
  })
}
