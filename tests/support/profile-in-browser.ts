import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pressLogout, toast } from './people-in-browser.ts'
import { pdfBytes } from './sample-files.ts'

const folder = join(import.meta.dirname, '../../renderer/public')

/** A picture that every browser can decode. */
export const picture = { name: 'me.png', mimeType: 'image/png', buffer: readFileSync(join(folder, 'icon.png')) }
export const resume = { name: 'my documents.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) }

/** Fills the fields of these labels: texts are typed, choices chosen. */
export async function fillProfile(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label).and(page.locator('input, select, textarea'))
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? field.selectOption(value) : field.fill(value))
  }
}

/** Says whom one wants to be found by, where that is asked. */
export async function wantToBeFound(page: Page): Promise<void> {
  const shown = page.getByRole('radio', { name: 'Anyone logged in' })
  if (await shown.isVisible()) await shown.check()
}

export async function saveProfile(page: Page): Promise<void> {
  await wantToBeFound(page)
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await toast(page, 'Profile Saved!', 'Your profile is up to date.')
}

/** Leaves as people do, and waits for the home page. */
export async function leave(page: Page): Promise<void> {
  await pressLogout(page)
  await expect(page).toHaveURL('/')
}
