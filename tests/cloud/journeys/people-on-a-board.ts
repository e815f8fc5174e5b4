import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type EmulatedAccounts, emulatedAccounts } from '#tests/support/emulated-accounts.ts'
import { setRules } from '#tests/support/firestore-emulator.ts'
import { password } from '#tests/support/people-in-browser.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import { rulesFor } from '../../../build/scripts/rules-text.mjs'

export interface SharedBoard {
  /** The accounts, past what the app may do with them. */
  readonly accounts: EmulatedAccounts
  /** A device of its own, on which nobody is signed in. */
  device(): Promise<Page>
  /** A device of its own, on which the person of this account has signed in. */
  deviceOf(email: string): Promise<Page>
  /** Takes the way to the database from a device, which can still fetch the app; and gives it back. */
  cut(page: Page): Promise<() => Promise<void>>
}

/** An employer's address. */
export const marked = 'suvarna_employer@loupe.example'

/** A board without anything on it, under the rules that are deployed. */
export const test = base.extend<{ board: SharedBoard }>({
  board: async ({ browser }, use) => {
    const { app, auth, firestore } = JSON.parse(process.env.LOUPE_CLOUD ?? '{}') as Record<string, string>
    const [host = '', port = ''] = firestore?.split(':') ?? []
    const accounts = emulatedAccounts(auth ?? '', emulatedProject, password)
    await setRules({ host, port: Number(port) }, emulatedProject, rulesFor('loupe.example'))
    await accounts.clear()
    const documents = `http://${firestore}/emulator/v1/projects/${emulatedProject}/databases/(default)/documents`
    await fetch(documents, { method: 'DELETE' })
    const contexts: BrowserContext[] = []
    const device = () => newDevice(browser, app ?? '', contexts)
    await use({
      accounts,
      device,
      async deviceOf(email) {
        const page = await device()
        await page.goto('/login')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
        await expect(page).not.toHaveURL('/login')
        return page
      },
      async cut(page) {
        const way = `http://${firestore}/**`
        await page.context().route(way, (route) => route.abort())
        return () => page.context().unroute(way)
      }
    })
    await Promise.all(contexts.map((context) => context.close()))
  }
})

async function newDevice(browser: Browser, baseURL: string, contexts: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  contexts.push(context)
  return context.newPage()
}

/** Fills the form of a new job and submits it. */
export async function post(page: Page, title: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Post a Job' }).click()
  const typed = { 'Job title': title, Company: 'Suvarna Jewels', Location: 'Surat GJ', Description: 'Sets stones.' }
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: false }).first().fill(text)
  }
  await page.getByLabel('Category').selectOption('Production')
  await page.getByLabel('Job type').selectOption('Contract')
  await page.getByRole('button', { name: 'Submit for review' }).click()
}

export { expect }
