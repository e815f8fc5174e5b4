import { expect, type Page } from '@playwright/test'
import type { Role } from '#shared/domain/account/session-user.ts'
import { demonstrationPassword } from '../../build/settings/demo-password.mjs'
import { type BoardOf, type Person, putSignedIn } from './signed-in.ts'

export const password = 'a steady hand at the bench'

export const emails: Record<Role, string> = {
  Admin: 'admin@loupe.example',
  Employer: 'suvarna_employer@loupe.example',
  Candidate: 'meena@example.com'
}

/** Another user of this role. */
export function personOf(email: string, role: 'Candidate' | 'Employer'): Person {
  return { email, role, password }
}

/** Where signing in leads. */
const landing: Record<Role, string> = { Admin: '/', Employer: '/employer/dashboard', Candidate: '/profile' }

export async function login(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function signUp(
  page: Page,
  email: string,
  role: 'Candidate' | 'Employer',
  secret = password
): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('radio', { name: role }).check()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

export function toast(page: Page, title: string, text: string) {
  return expect(page.getByRole('region', { name: /Notifications/ })).toContainText(`${title}${text}`)
}

const namedBy = (who: Role | Person): Person =>
  typeof who === 'string' ? { email: emails[who], role: who, password } : who

/** Signs in by the form, which only the accounts' own journeys need, and waits until it is done. */
export async function enterByForm(page: Page, who: Role | Person): Promise<void> {
  const { email, role, password: secret } = namedBy(who)
  if (role === 'Admin') await login(page, email, demonstrationPassword)
  else await signUp(page, email, role, secret)
  await expect(page).toHaveURL(landing[role])
}

/** In the account's menu of a wide window. */
export async function pressLogout(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary').filter({ hasText: 'My account' }).click()
  await header.getByRole('button', { name: 'Logout' }).click()
}

/** The administrator confirms an employer who is signed in, and who is that again then. */
async function confirmByForm(page: Page, { email }: Person): Promise<void> {
  const leave = async () => {
    await pressLogout(page)
    await expect(page).toHaveURL(/\/$/)
  }
  await leave()
  await enterByForm(page, 'Admin')
  await page.goto('/employer/dashboard?tab=employers')
  await page.getByRole('listitem', { name: email }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/ can now open resumes\.$/).first()).toBeVisible()
  await leave()
  await login(page, email, password)
  await expect(page).toHaveURL(landing.Employer)
}

/** Their label in the header, on every size of screen. */
const badge: Record<Role, string> = { Admin: 'Admin', Employer: 'Employer', Candidate: 'User' }

/**
 * Opens a page of the app as a user who has an account on this device and is signed in in this tab: the page where signing in
 * leads, or `path`. With `boardOf` the board begins with these lists, without its own page that would put them there.
 */
export async function enter(page: Page, who: Role | Person, path?: string, boardOf?: BoardOf): Promise<void> {
  const person = namedBy(who)
  // Electron itself has no door but the form.
  if (page.url().startsWith('app:')) {
    if (boardOf) throw new Error('Electron itself takes no board beforehand')
    await enterByForm(page, person)
    if (person.role === 'Employer' && !person.unconfirmed) await confirmByForm(page, person)
    if (path) await page.goto(path)
    return
  }
  const done = await putSignedIn(page, person, boardOf)
  await page.goto(path ?? landing[person.role])
  await done()
  await expect(page.getByRole('banner').getByText(badge[person.role], { exact: true })).toBeAttached()
}
