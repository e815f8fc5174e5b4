import type { Browser, Page } from '@playwright/test'
import { buildFolder, buildForJourneys, finishForJourney, type OwnBuild, servedAt } from '#tests/support/own-build.ts'
import { login, password } from '#tests/support/people-in-browser.ts'
import { fillProfile, leave, resume, saveProfile } from '#tests/support/profile-in-browser.ts'
import { createWebApp } from '../../../build/hosting/local-server.mjs'
import { emulated, expect, test } from './people-on-a-board.ts'

/** The app for the emulators, with one switch more. */
async function buildWith(more: Readonly<Record<string, string>>): Promise<OwnBuild> {
  const [built, finished] = [buildFolder(), buildFolder()]
  const remove = () => {
    built.remove()
    finished.remove()
  }
  try {
    await buildForJourneys(built.folder)
    finishForJourney(built.folder, { ...emulated().settings, ...more }, finished.folder)
    return await servedAt(createWebApp(finished.folder), remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function deviceWith(browser: Browser, { address }: OwnBuild): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  return context.newPage()
}

/** All that this browser keeps for the app, as one text: files too. */
function readKeptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const rowsOf = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((done, reject) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => done(request.result)
        request.onerror = () => reject(request.error)
      })
    const opened = (name: string) =>
      new Promise<IDBDatabase>((done, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => reject(request.error)
      })
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return (
        await Promise.all(Object.entries(value).map(async ([key, each]) => `${key}=${await textOf(each)}`))
      ).join()
    }
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name)
      for (const store of database.objectStoreNames) texts.push(await textOf(await rowsOf(database, store)))
      database.close()
    }
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url)
    }
    return texts.join('\n')
  })
}

/** Of the person at the kiosk: neither who is signed in, with the token, nor what they typed or read. */
const traces = ['meena', 'Meena', 'accessToken', 'refreshToken', '98250', 'Kundan', 'my documents', '%PDF']

async function findTraces(page: Page): Promise<string[]> {
  const text = await readKeptTexts(page)
  return traces.filter((trace) => text.includes(trace))
}

/** Opens a kiosk for `during`. It has no samples: those of its own board name Kundan and Meenakar. */
async function withKiosk(browser: Browser, during: (kiosk: Page) => Promise<void>): Promise<void> {
  const app = await buildWith({ LOUPE_KIOSK: '1', LOUPE_SAMPLES: '0' })
  try {
    const page = await deviceWith(browser, app)
    await during(page)
    await page.context().close()
  } finally {
    app.close()
  }
}

/** A user says who they are at a kiosk, with their documents, and leaves it. */
async function visitKiosk(page: Page): Promise<void> {
  await login(page, 'meena@example.com', password)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const secrets = { Name: 'Meena Vaghela', 'Contact number': '98250 31416' }
  await fillProfile(page, { ...secrets, Headline: 'Kundan setter', Location: 'Surat GJ' })
  await page.getByLabel('Resume').setInputFiles(resume)
  await saveProfile(page)
  // Also while they are there.
  expect(await findTraces(page)).toEqual([])
  await leave(page)
  // Signing out goes on behind the next page.
  await expect.poll(() => findTraces(page)).toEqual([])
  await page.goBack()
  // Before another navigation: the way to the login would stay in the history, and lead an employer to the dashboard.
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main')).not.toContainText('Meena')
}

test('kiosk › stores no data of a user during or after the visit', async ({ board, browser }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await withKiosk(browser, visitKiosk)
})
