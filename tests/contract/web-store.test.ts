import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect } from 'vitest'
import { openWebStore, type WebStore } from '#renderer/storage/web/open-web-store.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { until } from '#tests/support/until.ts'
import { documentStoreContract } from './document-store-contract.ts'

let count = 0

function boardWith(latency: () => number) {
  return async () => {
    count += 1
    const database = `contract-${count}`
    const browser = fakeLocalStorage({ latency })
    const open: WebStore[] = []
    return {
      async preload(collection: string, elements: readonly unknown[]) {
        browser.tab().write(collection, JSON.stringify(elements))
        await browser.settle()
      },
      async open() {
        const store = await openWebStore({ storage: browser.tab(), initializers: [], database })
        open.push(store)
        return store
      },
      /** localStorage follows IndexedDB, also where the writes of two tabs overtake each other. */
      async raw(collection: string) {
        const opened = await openDB(database)
        const row = (await opened.get('collections', collection)) as { text: string } | undefined
        opened.close()
        await until(async () => {
          await browser.settle()
          if (row) expect(browser.tab().read(collection)).toBe(row.text)
        })
        return JSON.parse(browser.tab().read(collection) ?? '[]') as unknown[]
      },
      async close() {
        for (const store of open) store.close()
        await browser.settle()
      }
    }
  }
}

documentStoreContract(
  'localStorage',
  boardWith(() => 0)
)

// Every copy of localStorage is stale for a while, each for another while: only the log keeps the tabs together.
documentStoreContract(
  'localStorage, late between tabs',
  boardWith(() => Math.random() * 12)
)
