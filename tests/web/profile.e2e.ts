import type { FileChooser } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { resume } from '#tests/support/profile-in-browser.ts'

test('profile form › removes hidden characters on blur without losing the click @web', async ({ page }) => {
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
  await expect(page.getByRole('status').filter({ hasText: 'Hidden characters were removed.' })).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Resume').press('Enter')
  await (await choosing).setFiles(resume)
  await expect(page.locator('.profile-file-name')).toContainText('my documents.pdf')
})
