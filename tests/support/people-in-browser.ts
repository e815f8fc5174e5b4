import { expect, type Page } from '@playwright/test'
import type { Role } from '#shared/domain/session-user.ts'
import { demonstrationPassword } from '../../build/scripts/demonstration.mjs'

export const password = 'a steady hand at the bench'

export const emails: Record<Role, string> = {
  Admin: 'admin@loupe.example',
  Employer: 'suvarna_employer@loupe.example',
  Candidate: 'meena@example.com'
}

/** Hashing takes its time, on a busy machine more of it. */
const patience = { timeout: 20_000 }

export async function login(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function signUp(page: Page, email: string, role: 'Candidate' | 'Employer'): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('radio', { name: role }).check()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

export function toast(page: Page, title: string, text: string) {
  return expect(page.getByRole('region', { name: /Notifications/ })).toContainText(`${title}${text}`, patience)
}

/** Signs in for real, and waits until it is done. */
export async function enter(page: Page, role: Role): Promise<void> {
  if (role === 'Admin') await login(page, emails.Admin, demonstrationPassword)
  else await signUp(page, emails[role], role)
  const landing = { Admin: '/', Employer: '/employer/dashboard', Candidate: '/profile' }[role]
  await expect(page).toHaveURL(landing, patience)
}
