import { writeFileSync } from 'node:fs'
import type { FileChooser, Locator, Page } from '@playwright/test'
import { enter, password, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, picture, resume, saveProfile } from '#tests/support/profile-in-browser.ts'
import { exeBytes, pdfOf, pngHeader, svgBytes } from '#tests/support/sample-files.ts'
import { expect, test } from '#tests/support/target.ts'

const least = { Name: 'Asha Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' }
/** A file on the disk, as people choose them: what is large takes too long on any other way. */
function fileOf(name: string, bytes: Uint8Array): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

async function edit(page: Page): Promise<void> {
  await enter(page, 'Candidate')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
}

test('wrong files are refused in words, the form stays as it was, and nothing of them is kept', {
  tag: '@proof'
}, async ({ page }) => {
  await edit(page)
  await fillProfile(page, least)
  const huge = ['huge.pdf', pdfOf(25.1), '“huge.pdf” is 25.1 MB. Please choose one of 25 MB or less.'] as const
  for (const [name, bytes, words] of [
    huge,
    ['papers.pdf', exeBytes, '“papers.pdf” is not what its name says, or it is damaged.'],
    ['none.pdf', new Uint8Array(), '“none.pdf” is empty. Please choose another file.']
  ] as const) {
    await page.getByLabel('Resume').setInputFiles(fileOf(name, bytes))
    await expect(page.getByText(words)).toBeVisible()
  }
  for (const [name, bytes, words] of [
    ['me.svg', svgBytes, '“me.svg” is not a picture Loupe takes.'],
    ['large.png', pngHeader(12_000, 12_000), '“large.png” has too many pixels.'],
    ['broken.png', pngHeader(40, 40), '“broken.png” is damaged. Please choose another picture.']
  ] as const) {
    await page.getByLabel('Avatar').setInputFiles(fileOf(name, bytes))
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page).toHaveTitle('My Profile: Loupe')
  for (const [label, value] of Object.entries(least)) await expect(page.getByLabel(label)).toHaveValue(value)
  await saveProfile(page)
  await expect(page.getByText('Resume', { exact: true }).locator('+ dd')).toHaveText('Not given')
  const files = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(files).not.toContain('loupe-files')
})

test('the account is deleted with all that was kept, and an open tab of the same person is signed out', {
  tag: '@proof'
}, async ({ page, context }) => {
  await edit(page)
  await page.getByLabel('Avatar').setInputFiles(picture)
  await page.getByLabel('Resume').setInputFiles(resume)
  await fillProfile(page, least)
  await expect(page.locator('form img.avatar')).toBeVisible()
  await saveProfile(page)
  const other = await context.newPage()
  await enter(other, 'Candidate')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('not my password')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('dialog').getByText('Incorrect password.')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await toast(page, 'Account Deleted', 'Your account is gone, and so is what Loupe kept for you.')
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/login')
  const storedText = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(storedText).not.toMatch(/Asha Patel|asha_patel|meena@example\.com/)
})

/** Presses Tab until the element has the focus; it must be seen there. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error('60 presses of Tab did not lead there')
}

test('a profile is written by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  // Listening from the start has the dialog of choosing a file intercepted long before a key opens it.
  const chosen = new Promise<FileChooser>((resolve) => page.on('filechooser', resolve))
  await enter(page, 'Candidate')
  await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }))
  await page.keyboard.press('Enter')
  for (const [label, value] of Object.entries(least)) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByLabel('Availability'))
  await page.keyboard.type('Not')
  await tabTo(page, page.getByLabel('Resume'))
  await page.keyboard.press('Enter')
  await (await chosen).setFiles(resume)
  await expect(page.locator('.profile-file-name')).toContainText('my papers.pdf')
  await tabTo(page, page.getByRole('radio', { name: 'Whoever signs in' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Save Profile' }))
  await page.keyboard.press('Enter')
  await toast(page, 'Profile Saved!', 'Your profile is up to date.')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await expect(page.getByText('Not now')).toBeVisible()
})

test('characters that nobody sees go from a field that is left, the button that was pressed meanwhile is pressed, and a key chooses a file @web', async ({
  page
}) => {
  // Listening from the start has the dialog of choosing a file intercepted long before a key opens it.
  const choosing = new Promise<FileChooser>((resolve) => page.on('filechooser', resolve))
  await enter(page, 'Candidate', '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const name = page.getByLabel('Name')
  await name.fill('Asha \u202eletaP\u202c \u0007क्\u200dष')
  // One press: the sentence that appears above must not move the button away before it is let go.
  const button = await page.getByRole('button', { name: 'Save Profile' }).boundingBox()
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + (button?.height ?? 0) - 3)
  await page.mouse.down()
  await expect(name).toHaveValue(/\u202e/)
  await page.mouse.up()
  await expect(name).toHaveValue('Asha letaP क्\u200dष')
  await expect(page.getByRole('status').filter({ hasText: 'Removed characters that cannot be seen.' })).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Resume').press('Enter')
  await (await choosing).setFiles(resume)
  await expect(page.locator('.profile-file-name')).toContainText('my papers.pdf')
})
