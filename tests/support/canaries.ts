import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'

/** Strings that no other user would write, each planted in one place. */
export function createCanaries() {
  const planted = new Map<string, string>()
  return {
    /** A new one, for this place. */
    plant(place: string): string {
      const text = `kanari${String(planted.size + 1).padStart(2, '0')}qz`
      planted.set(text, place)
      return text
    },
    size: () => planted.size,
    /** The places whose strings stand in a text, in whatever case. */
    findIn(text: string): string[] {
      const low = text.toLowerCase()
      return [...planted].filter(([canary]) => low.includes(canary)).map(([, place]) => place)
    }
  }
}

type Canaries = ReturnType<typeof createCanaries>

/** Writes one into each field of a screen that takes a text and is empty. */
export async function fillFields(page: Page, screen: string, canaries: Canaries): Promise<void> {
  const fields = page
    .getByRole('main')
    .locator('input:is([type=text],[type=search],[type=email],:not([type])):not([role=combobox],[readonly]), textarea')
  await fields.first().waitFor()
  for (const folded of await page.getByRole('main').locator('details.job-fold > summary').all()) await folded.click()
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || (await field.inputValue()) !== '') continue
    await field.fill(canaries.plant(`${screen}: ${(await field.getAttribute('name')) ?? 'a field'}`))
  }
}

/** Plants them where a page could leave something by itself: storages, names, history, clipboard, its own elements. */
export async function fillStorages(page: Page, canaries: Canaries): Promise<void> {
  const place = Object.fromEntries(
    [
      'localStorage',
      'sessionStorage',
      'IndexedDB',
      'a cache',
      'a file of the page',
      'a hidden field',
      'a cookie',
      'the name of the window',
      'the state of the history',
      'an address',
      'the title',
      'an element',
      'a rich text',
      'a password field',
      'a dialog',
      'the clipboard'
    ].map((name) => [name, canaries.plant(name)])
  )
  await page.evaluate(async (all) => {
    const text = (name: string) => all[name] ?? ''
    localStorage.setItem('left', text('localStorage'))
    sessionStorage.setItem('left', text('sessionStorage'))
    await new Promise<void>((done, fail) => {
      const opening = indexedDB.open('left', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('left').put(text('IndexedDB'), 'left')
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        opening.result.close()
        done()
      }
    })
    await (await caches.open('left')).put('/left', new Response(text('a cache')))
    const file = await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true })
    const writing = await file.createWritable()
    await writing.write(text('a file of the page'))
    await writing.close()
    // biome-ignore lint/suspicious/noDocumentCookie: what a page could leave is what this is about
    document.cookie = `left=${text('a cookie')}; max-age=86400`
    window.name = text('the name of the window')
    history.pushState({ left: text('the state of the history') }, '', `?left=${text('an address')}`)
    document.title = text('the title')
    const element = document.createElement('p')
    element.textContent = text('an element')
    const rich = Object.assign(document.createElement('div'), { contentEditable: 'true' })
    rich.textContent = text('a rich text')
    const secret = Object.assign(document.createElement('input'), { type: 'password', value: text('a password field') })
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', value: text('a hidden field') })
    const dialog = document.createElement('dialog')
    dialog.textContent = text('a dialog')
    document.body.append(element, rich, secret, hidden, dialog)
    await navigator.clipboard.writeText(text('the clipboard'))
  }, place)
}

/** All that a user can find in the page that is open: what is in it and in its fields, its storages, names, history and clipboard. */
export function readPage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const readDatabase = async (name: string) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
        opening.onerror = () => fail(opening.error)
      })
      const all = [...database.objectStoreNames].map(
        (store) =>
          new Promise((done, fail) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => done(reading.result)
            reading.onerror = () => fail(reading.error)
          })
      )
      const texts = JSON.stringify(await Promise.all(all))
      database.close()
      return texts
    }
    const found: unknown[] = [document.documentElement.outerHTML, document.title, window.name, history.state]
    found.push(location.href, history.length, document.cookie, { ...localStorage }, { ...sessionStorage })
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) found.push(field.value)
    for (const { name = '' } of await indexedDB.databases()) found.push(name, await readDatabase(name))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, await (await cache.match(request))?.text())
    }
    const files = (await navigator.storage.getDirectory()) as unknown as {
      values(): AsyncIterable<FileSystemFileHandle>
    }
    for await (const file of files.values()) found.push(file.name, await (await file.getFile()).text())
    found.push(await navigator.clipboard.readText())
    return found.map((each) => (typeof each === 'string' ? each : (JSON.stringify(each) ?? ''))).join('\n')
  })
}

/** Every file of a folder with what is in it, byte for byte. */
export function readFiles(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), readFileSync(path, 'latin1')])
}
