import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'

/** Written beside Loupe's own data, under names that it does not use: what is gone with them was lost by the browser. */
const control = 'control'

/** Writes into both storages of the page's origin; the record has reached the disk when this resolves, as Loupe's log has. */
export async function writeControls(page: Page, value: string): Promise<void> {
  await page.evaluate(
    async ([name, text]) => {
      localStorage.setItem(name, text)
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore(name)
      await new Promise((done, reject) => {
        opening.onsuccess = done
        opening.onerror = () => reject(opening.error)
      })
      const transaction = opening.result.transaction(name, 'readwrite', { durability: 'strict' })
      transaction.objectStore(name).put(text, name)
      await new Promise((done, reject) => {
        transaction.oncomplete = done
        transaction.onabort = () => reject(transaction.error)
      })
      opening.result.close()
    },
    [control, value] as const
  )
}

/** A page's findings on its origin, in both storages: they tell a profile that the browser has lost from data that Loupe has. */
export async function evidenceIn(page: Page): Promise<string> {
  const found = await page.evaluate(async (name) => {
    const rows: Record<string, unknown> = {}
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(database)
      await new Promise((done, reject) => {
        opening.onsuccess = done
        opening.onerror = () => reject(opening.error)
      })
      for (const store of opening.result.objectStoreNames) {
        const counting = opening.result.transaction(store).objectStore(store).count()
        await new Promise((done) => {
          counting.onsuccess = done
        })
        rows[`${database}/${store}`] = counting.result
        if (database !== name) continue
        const reading = opening.result.transaction(store).objectStore(store).get(name)
        await new Promise((done) => {
          reading.onsuccess = done
        })
        rows[`${database}/${store}`] = reading.result ?? null
      }
      opening.result.close()
    }
    const texts = Object.entries(localStorage).map(([key, text]) => [
      key,
      key === name ? text : `${text.length} characters`
    ])
    const notices = (await window.journalPage?.notices())?.map(({ reason }) => reason)
    return { localStorage: Object.fromEntries(texts), indexedDB: rows, notices, openedIn: window.journalPage?.openedIn }
  }, control)
  return JSON.stringify(found, null, 2)
}

/** The files in which a profile keeps what pages store, with their sizes in bytes, and whatever else is at its top. */
export function profileListing(profile: string): string[] {
  const stores = /(^|\/)(Local Storage|IndexedDB)(\/|$)/
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(profile, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !path.includes('/') || stores.test(path))
    .map(({ entry, path }) => (entry.isFile() ? `${path} ${sizeOf(join(profile, path))}` : `${path}/`))
    .sort()
}

/** Empty when the file has gone in between: the browser may run. */
function sizeOf(path: string): string {
  return String(statSync(path, { throwIfNoEntry: false })?.size ?? '')
}
