import type { Initializer } from '#renderer/storage/core/collection-initializer.ts'
import { openWebStore, type WebStore } from '#renderer/storage/web/open-web-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { type FakeLocalStorage, type FakeTab, fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

let count = 0

/**
 * A browser with an empty store, its sample two notes. A note whose place is 'nowhere' resets the list; one of rank -1
 * is old.
 */
export function createWebDevice(options: Parameters<typeof fakeLocalStorage>[0] = {}) {
  count += 1
  const database = `web-board-${count}`
  let browser: FakeLocalStorage = fakeLocalStorage(options)
  const open: WebStore[] = []
  const device = {
    browser: () => browser,
    /** Name of the database that holds the log. */
    database,
    /** How often a store has told of its first change. */
    firstChanges: 0,
    /** Where the sample comes from. */
    sample: async () => sample,
    async tab(silentWaitMs?: number): Promise<{ store: WebStore; storage: FakeTab }> {
      const storage = browser.tab()
      const store = await openWebStore({
        storage,
        initializers: [
          {
            name: notes.name,
            isFirst: true,
            load: async () => ({ ...initializer, sample: () => device.sample() })
          }
        ],
        database,
        onFirstChange: () => {
          device.firstChanges += 1
        },
        ...(silentWaitMs === undefined ? {} : { silentWaitMs })
      })
      open.push(store)
      return { store, storage }
    },
    /** localStorage when all is calm. */
    async raw(key = 'notes') {
      await browser.settle()
      return browser.tab().read(key)
    },
    async write(text: string | null, key = 'notes') {
      browser.tab().write(key, text)
      await browser.settle()
    },
    /** kill -9: the tabs are gone, localStorage is what was flushed last, IndexedDB what was committed. */
    async kill() {
      for (const store of open.splice(0)) store.close()
      const { flushed } = browser
      await browser.settle()
      browser = fakeLocalStorage(options)
      const disk = browser.tab()
      for (const [key, text] of flushed) disk.write(key, text)
      await browser.settle()
    },
    async close() {
      for (const store of open.splice(0)) store.close()
      await browser.settle()
    }
  }
  return device
}

export const sample = [note('sample-1'), note('sample-2')]

const initializer: Initializer = {
  collection: notes,
  resetReason([first]) {
    const place = (first as { place?: string } | null)?.place
    return place === 'nowhere' ? { resetKey: 'nowhere' } : null
  },
  sample: async () => sample,
  migrate(element) {
    const old = typeof element === 'object' && element !== null && 'rank' in element && element.rank === -1
    return old ? { ...element, rank: 1 } : element
  }
}

export async function listIds(store: WebStore): Promise<string[]> {
  return (await store.query(notes, { order: 'stored', limit: 10_000 })).documents.map(({ id }) => id)
}

export function listNotices(store: WebStore): StoreNotice[] {
  let shown: StoreNotice[] = []
  store.notices.watch((notices) => {
    shown = notices
  })()
  return shown
}
