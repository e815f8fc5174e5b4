import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { computeWaitMs } from '#shared/domain/account/sign-in-wait.ts'
import { fillStorage } from '#tests/support/fill-storage.ts'
import { emails, enter, enterByForm, login, password, signUp, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'
import { demonstrationPassword } from '../../build/settings/demonstration.mjs'

test.describe('a candidate', () => {
  // The others hash with fewer rounds.
  test.use({ hashesInFull: true })

  test('signs up, reloads as themself, logs out and logs in again, by keyboard', { tag: '@same' }, async ({ page }) => {
    await signUp(page, emails.Candidate, 'Candidate')
    await toast(page, 'Signup Successful', 'Your account has been created!')
    await expect(page).toHaveURL('/profile')
    const header = page.getByRole('banner')
    await expect(header.getByText('User', { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'My Profile' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/profile')
    await header.getByRole('button', { name: 'Logout' }).click()
    await toast(page, 'Logout Successful', 'You have been successfully logged out.')
    await expect(page).toHaveURL('/')
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(
      page.getByText('Demonstration: sign in as admin@loupe.example with the password in the README.')
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
    await expect(page.getByRole('button', { name: 'Show what is typed: Password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(secret).toHaveAttribute('type', 'text')
    await secret.press('Enter')
    await toast(page, 'Login Successful', 'Welcome back, Candidate!')
    await expect(page).toHaveURL('/profile')
  })
})

test('a password that everybody uses is refused in a sentence; its list comes with the first password that is chosen', {
  tag: ['@same', '@proof']
}, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('common-passwords')) fetched.push(request.url())
  })
  await page.goto('/')
  await login(page, emails.Candidate, 'Mumbai@123')
  await toast(page, 'Login Failed', 'No account found with this email.')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  // Until then the fields are those of the login.
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(emails.Candidate)
  expect(fetched).toEqual([])
  for (const label of ['Password', 'Confirm password']) {
    await page.getByLabel(label, { exact: true }).fill('Mumbai@123')
  }
  await page.getByRole('button', { name: 'Sign up' }).click()
  const sentence = 'Many people use this password, so it is among the first that anybody tries.'
  await toast(page, 'Signup Error', sentence)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page).toHaveURL('/signup')
  expect(fetched).toHaveLength(1)
})

test('an employer signs up, lands on the dashboard, and is sent there from the login', {
  tag: ['@same', '@proof']
}, async ({ page }) => {
  await signUp(page, emails.Employer, 'Employer')
  await expect(page).toHaveURL('/employer/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByText('Employer', { exact: true })).toBeVisible()
  for (const name of ['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.goto('/login')
  await expect(page).toHaveURL('/employer/dashboard')
  await header.getByRole('button', { name: 'Logout' }).click()
  await login(page, emails.Employer, password)
  await toast(page, 'Login Successful', 'Welcome back, Employer!')
})

test('the administrator is welcomed, lands on the home page and gets what only an administrator gets', {
  tag: ['@same', '@proof']
}, async ({ page }) => {
  await page.goto('/login')
  await expect(
    page.getByText('Demonstration: sign in as admin@loupe.example with the password in the README.')
  ).toBeVisible()
  await login(page, 'Admin@LOUPE.example', 'not the password')
  await toast(page, 'Admin Login Failed', 'Incorrect password for admin.')
  await login(page, 'Admin@LOUPE.example', demonstrationPassword)
  await toast(page, 'Admin Login Successful', 'Welcome Admin!')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Job' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').first().getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/profile')
})

test.describe('what is refused, and keeps what was typed', () => {
  test('the administrator’s address, and an employer without the marker', { tag: ['@same', '@proof'] }, async ({
    page
  }) => {
    await signUp(page, 'ADMIN@loupe.example', 'Candidate')
    await toast(page, 'Signup Error', 'Admin account cannot be created manually.')
    await expect(page.getByLabel('Email')).toHaveValue('ADMIN@loupe.example')
    await signUp(page, 'suvarna@example.com', 'Employer')
    await toast(page, 'Signup Error', 'Please contact Website Administrator')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please contact Website Administrator/)
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page).toHaveURL('/signup')
  })

  test('too many attempts, also after a reload, until the wait is over', { tag: ['@same', '@proof'] }, async ({
    page
  }) => {
    await page.clock.install()
    const tries = async (secret: string) => {
      await page.getByLabel('Email').fill(emails.Admin)
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    }
    const toasts = page.getByRole('region', { name: /Notifications/ })
    await page.goto('/login')
    for (let failure = 1; failure <= 8; failure += 1) {
      await tries(`guess ${failure}`)
      await expect(toasts).toContainText('Incorrect password for admin.')
      if (failure === 8) break
      // The wait that it cost, and the toast, are over.
      await page.clock.fastForward(computeWaitMs(failure) + 6000)
      await expect(toasts.getByRole('listitem')).toHaveCount(0)
    }
    await page.reload()
    await tries(demonstrationPassword)
    await toast(page, 'Login Failed', 'Too many attempts.')
    await page.clock.fastForward(computeWaitMs(8))
    await tries(demonstrationPassword)
    await toast(page, 'Admin Login Successful', 'Welcome Admin!')
  })
})

test('two people in two tabs stay themselves, also when both reload', { tag: ['@tabs', '@proof'] }, async ({
  page,
  context
}) => {
  const other = await context.newPage()
  await enter(page, 'Candidate')
  await enter(other, 'Employer')
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeVisible()
  await expect(other.getByRole('banner').getByText('Employer', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await other.reload()
  await expect(other.getByRole('banner').getByText('Employer', { exact: true })).toBeVisible()
})

test('a session edited by hand makes no administrator', { tag: ['@web', '@proof'] }, async ({ page }) => {
  await enter(page, 'Candidate')
  await page.evaluate((email) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('session_') && !name.endsWith('.mark')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...session, email, isAdmin: true, role: 'Admin' }))
  }, emails.Admin)
  await page.goto('/admin/requests')
  await expect(page).toHaveURL('/login')
  await enterByForm(page, 'Admin')
})

test('on a page that is not secure nothing is done with a password', { tag: ['@same', '@proof'] }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  await login(page, emails.Admin, demonstrationPassword)
  await toast(page, 'Login Failed', 'This page is not served over https')
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the forms work by keyboard and with password managers', { tag: ['@same', '@proof'] }, async ({ page }) => {
  await page.goto('/login')
  await expect(
    page.getByText('Demonstration: sign in as admin@loupe.example with the password in the README.')
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(emails.Admin)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(demonstrationPassword)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show what is typed: Password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await toast(page, 'Admin Login Successful', 'Welcome Admin!')
})

test('the demonstration password stands in the README and in no built file', { tag: '@web' }, () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\`${demonstrationPassword}\``)
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(texts.some((text) => text.includes('PBKDF2-SHA-256:600000:'))).toBe(true)
  expect(texts.filter((text) => text.includes(demonstrationPassword))).toEqual([])
})

test.describe('when the storage fails', { tag: '@web' }, () => {
  /** From now on this tab can neither write nor remove a session. */
  const jamSession = (page: Page) =>
    page.evaluate(() => {
      for (const name of ['setItem', 'removeItem'] as const) {
        const works = Storage.prototype[name] as (key: string, text?: string) => void
        Storage.prototype[name] = function (this: Storage, key: string, text?: string) {
          if (key.startsWith('session_')) throw new DOMException('The disk is full', 'QuotaExceededError')
          works.call(this, key, text)
        }
      }
    })

  test('a sign-up says that nothing was created, and keeps what was typed', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('Email').fill(emails.Candidate)
    for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(password)
    const empty = await fillStorage(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    const sentence = 'The account could not be stored. Nothing was created: the storage of this device is full.'
    await toast(page, 'Signup Error', sentence)
    await expect(page.getByLabel('Email')).toHaveValue(emails.Candidate)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    // Nor is it created later, when there is room again.
    await empty()
    await page.reload()
    await login(page, emails.Candidate, password)
    await toast(page, 'Login Failed', 'No account found with this email.')
  })

  test('a login says why to the person and all to the console', { tag: '@proof' }, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto('/login')
    await jamSession(page)
    await page.getByLabel('Email').fill(emails.Admin)
    await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await toast(page, 'Login Failed', 'The storage of this device is full, so you could not be signed in.')
    expect(errors.join('\n')).toContain('full')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  })

  test('a logout that does not work says why, and the person stays signed in', { tag: '@proof' }, async ({ page }) => {
    await enter(page, 'Candidate')
    await jamSession(page)
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(/Logout Failed\S/)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeVisible()
  })
})
