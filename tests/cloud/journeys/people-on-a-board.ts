import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo
} from '@playwright/test'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { createFirebaseAccounts } from '#renderer/data/accounts/firebase/firebase-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import { bridgeName, channels } from '#shared/bridge.ts'
import { type Desktop, desktopOrigin, openDesktop } from '#tests/desktop/harness/desktop.ts'
import { bridgeMembers } from '#tests/support/bridge-members.ts'
import { chooseOption } from '#tests/support/choose-option.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { type EmulatedAccounts, emulatedAccounts } from '#tests/support/emulated-accounts.ts'
import type { Target } from '#tests/support/journey-target.ts'
import { domain } from '#tests/support/people.ts'
import { password } from '#tests/support/people-in-browser.ts'
import { putSession } from '#tests/support/signed-in.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import type { Emulated } from './set-up.ts'

interface SharedBoard {
  /** The accounts, past what the app may do with them. */
  readonly accounts: EmulatedAccounts
  /** Its own device, on which no user is signed in: a browser, or the desktop app; `serviceWorkers`: with the app's worker. */
  device(target?: Target, serviceWorkers?: 'allow'): Promise<Page>
  /** Its own device, on which the person of this account has signed in and is at `path`. */
  deviceOf(email: string, path: string, target?: Target): Promise<Page>
  /** Signs the person of this account in, at the login that a device shows. */
  signIn(page: Page, email: string): Promise<void>
  /** The desktop app behind a device; throws where there is none. */
  desktopOf(page: Page): Desktop
  /** Takes the way to the database from a device, which can still fetch the app; and gives it back. */
  cut(page: Page): Promise<() => Promise<void>>
}

/** An employer's address. */
export const marked = 'suvarna_employer@loupe.example'

/** Set up before the first journey. */
export function emulated(): Emulated {
  return JSON.parse(process.env.LOUPE_CLOUD ?? '{}')
}

/** A board without anything on it. */
export const test = base.extend<{ board: SharedBoard }>({
  board: async ({ browser }, use, info) => {
    const { app, desktop, auth, firestore } = emulated()
    const accounts = emulatedAccounts(auth, emulatedProject, password)
    await accounts.clear()
    const documents = `http://${firestore}/emulator/v1/projects/${emulatedProject}/databases/(default)/documents`
    await fetch(documents, { method: 'DELETE' })
    const devices: Device[] = []
    const servers = [`http://${auth}`, `http://${firestore}`]
    const device = async (target: Target = 'web', serviceWorkers: 'allow' | 'block' = 'block') => {
      const opened =
        target === 'web'
          ? await newBrowser(browser, { baseURL: app, serviceWorkers })
          : await newDesktop(browser, desktop, servers)
      devices.push(opened)
      return opened.page
    }
    await use({
      accounts,
      device,
      async deviceOf(email, path, target) {
        const page = await device(target)
        const { mark, kept } = await sessionOf(email)
        const done = await putSession(page, mark, kept)
        await page.goto(path)
        await done()
        await expect(page.locator('summary').filter({ hasText: 'My account' })).toBeAttached()
        return page
      },
      signIn,
      desktopOf(page) {
        const behind = devices.find((each) => each.page === page)?.behind
        if (!behind) throw new Error('This device is a browser')
        return behind
      },
      async cut(page) {
        const way = `http://${firestore}/**`
        await page.context().route(way, (route) => route.abort())
        return () => page.context().unroute(way)
      }
    })
    if (info.status !== info.expectedStatus) for (const { page } of devices) await describe(page, info)
    await Promise.all(devices.map((each) => each.close()))
  }
})

/** Adds the state of each tab of a device to the failure: a chance red comes once in many runs, and its error names one element of one tab. */
async function describe(page: Page, info: TestInfo): Promise<void> {
  for (const tab of page.context().pages()) {
    const banner = await tab.getByRole('banner').innerText({ timeout: 2000 }).catch(String)
    const stored = await tab
      .evaluate(async () => [
        ...[...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
          /^(fire|loupe|sess)/.test(key)
        ),
        ...((await navigator.locks.query()).held ?? []).map(({ name }) => `lock ${name}`)
      ])
      .catch(String)
    // The reporter prints the first 300 letters.
    const body = [tab.url(), banner, ...stored].join(' ')
    await info.attach('tab', { body, contentType: 'text/plain' })
  }
}

/** The session of this account, made by the app's own code: the mark of its tab, and what Firebase keeps in sessionStorage. */
async function sessionOf(email: string): Promise<{ mark: string; kept: Record<string, string> }> {
  const { auth: address, settings } = emulated()
  const apiKey = settings.LOUPE_FIREBASE_API_KEY ?? ''
  const app = initializeApp({ apiKey, projectId: emulatedProject })
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true })
    const session = createMemorySession()
    const entries = { read: async () => undefined, readAddressBan: async () => undefined, watch: () => () => {} }
    await createFirebaseAccounts({ auth, session, domain, entries, forget: async () => {} }).signIn(email, password)
    const kept = { [`firebase:authUser:${apiKey}:${app.name}`]: JSON.stringify(auth.currentUser) }
    return { mark: session.read() ?? '', kept }
  } finally {
    await deleteApp(app)
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

interface Device {
  readonly page: Page
  readonly behind?: Desktop
  close(): Promise<void>
}

async function newBrowser(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const context = await browser.newContext(options)
  return { page: await context.newPage(), close: () => context.close() }
}

/** The app's windows may speak with `servers`, and with nothing else. */
async function newDesktop(browser: Browser, app: string, servers: readonly string[]): Promise<Device> {
  const context = await browser.newContext({ baseURL: desktopOrigin })
  const { folder, remove } = userDataFolder()
  const behind = await openDesktop(context, folder, { app, servers })
  return {
    page: await context.newPage(),
    behind,
    async close() {
      await context.close()
      await behind.close()
      remove()
    }
  }
}

/**
 * That a device is the desktop app: its bridge is there, its page comes from main, and main was called and keeps nothing of the board but
 * when it was read and what could not be sent. `before`: the collections that lay there before.
 */
export async function expectDesktop(page: Page, desktop: Desktop, before: readonly string[] = []): Promise<void> {
  expect(new URL(page.url()).origin).toBe(desktopOrigin)
  const members = await page.evaluate((name) => Object.keys(Reflect.get(window, name)), bridgeName)
  expect(members.sort()).toEqual([...bridgeMembers].sort())
  const { called, windows } = await desktop.main().ask<{ called: string[]; windows: number }>('seen')
  expect(windows).toBe(1)
  expect(called).toContain(channels.readTheme)
  const board = join(desktop.userData, 'board')
  const files = existsSync(board) ? readdirSync(board) : []
  // A file that is being replaced has another beside it for a moment.
  const kept = files.map((file) => file.replace(/\.json(\..+)?$/, ''))
  expect(kept.filter((name) => !/^(boardReads|unsent(Drafts)?_[\w-]+)$/.test(name))).toEqual(before)
}

/** Polling: a visitor hears of changes when they come back to the window, and once a minute. */
export async function reselect(visitor: Page): Promise<void> {
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Fills the form of a new job and submits it. */
export async function post(page: Page, title: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Post a Job' }).click()
  const typed = { 'Job title': title, Company: 'Suvarna Jewels', Location: 'Surat GJ', Description: 'Sets stones.' }
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: false }).first().fill(text)
  }
  await chooseOption(page, 'Category', 'Production')
  await chooseOption(page, 'Job type', 'Contract')
  const submit = page.getByRole('button', { name: /^(Submit for review|Post job)$/ })
  // The administrator affirms nothing.
  if ((await submit.textContent()) !== 'Post job')
    await page.getByRole('checkbox', { name: /^I confirm that nobody/ }).check()
  await submit.click()
}

export { expect }
