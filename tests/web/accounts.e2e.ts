import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '#tests/support/journey-target.ts'
import { emails, password, pressLogout, signUp, toast } from '#tests/support/people-in-browser.ts'
import { demonstrationPassword } from '../../build/settings/demo-password.mjs'

test.describe('candidate', () => {
  // The others hash with fewer rounds.
  test.use({ hashesInFull: true })

  test('signs up, reloads, logs out and logs in again by keyboard', async ({ page }) => {
    await signUp(page, emails.Candidate, 'Candidate')
    await toast(page, 'Signup Successful', 'Your account has been created!')
    await expect(page).toHaveURL('/profile')
    const header = page.getByRole('banner')
    await expect(header.getByText('User', { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'My Profile' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/profile')
    await pressLogout(page)
    await toast(page, 'Logout Successful', 'You have been successfully logged out.')
    await expect(page).toHaveURL('/')
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(
      page.getByText('Demonstration: log in as admin@loupe.example with the password in the README.')
    ).toBeVisible()
    const email = page.getByLabel('Email')
    const secret = page.getByLabel('Password', { exact: true })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await email.focus()
    await page.keyboard.type(' MEENA@Example.com ')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(secret).toHaveAttribute('type', 'text')
    await secret.press('Enter')
    await toast(page, 'Login Successful', 'Welcome back, Candidate!')
    await expect(page).toHaveURL('/profile')
  })
})

test('demonstration password › is in the README and in no built file', { tag: '@web' }, () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\`${demonstrationPassword}\``)
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(texts.some((text) => text.includes('PBKDF2-SHA-256:600000:'))).toBe(true)
  expect(texts.filter((text) => text.includes(demonstrationPassword))).toEqual([])
})
