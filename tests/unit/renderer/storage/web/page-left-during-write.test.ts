import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'

test.each([
  { browser: 'WebKit', vendor: 'Apple Computer, Inc.', ends: true },
  { browser: 'Chromium', vendor: 'Google Inc.', ends: false }
])('IndexedDB › is not blocked by a page that was left during a write ($browser)', async ({ vendor, ends }) => {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('navigator', { vendor })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  const { begin, commit, connect } = await import('#renderer/storage/web/indexed-db.ts')
  const database = await connect(vendor, 1, vi.fn(), (fresh) => void fresh.createObjectStore('notes'))
  const write = () => {
    const transaction = begin(database, ['notes'], 'readwrite')
    return commit(transaction, () => transaction.objectStore('notes').put('text', 'key'))
  }
  const early = write()
  listeners.get('pagehide')?.({ persisted: true })
  const late = write()
  const expected = ends ? 'rejected' : 'fulfilled'
  expect((await Promise.allSettled([early, late])).map(({ status }) => status)).toEqual([expected, expected])
  listeners.get('pageshow')?.({ persisted: true })
  expect(reload).toHaveBeenCalledTimes(ends ? 1 : 0)
})
