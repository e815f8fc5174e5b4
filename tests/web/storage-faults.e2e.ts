import type { BrowserContext, Page } from '@playwright/test'
import { fillStorage } from '#tests/support/fill-storage.ts'
import { boardOpen, openBuilt, openTab } from '#tests/support/journal-page/open-tab.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/target.ts'

const open = (context: BrowserContext) => openTab(context, addressOf('journal-page'))

const job = (id: string, more: object = {}) => ({
  id,
  title: `Setter ${id}`,
  company: 'Zaveri',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  description: 'Stone setting.',
  status: 'approved',
  employerId: 'admin',
  postedDate: '2026-11-20',
  ...more
})
const ids = (page: Page) => page.evaluate(() => window.journalPage?.ids())
const raw = (page: Page) => page.evaluate(() => localStorage.getItem('jobs'))
const reasons = (page: Page) =>
  page.evaluate(async () => (await window.journalPage?.notices())?.map(({ reason }) => reason))
const write = (page: Page, text: string) => page.evaluate((value) => localStorage.setItem('jobs', value), text)

async function reload(page: Page): Promise<void> {
  await page.reload()
  await boardOpen(page)
}

test('localStorage.clear() and a reload resurrect nothing', { tag: '@proof' }, async ({ context }) => {
  const page = await open(context)
  const sample = await ids(page)
  await page.evaluate(() => window.journalPage?.create('mine'))
  await page.evaluate(() => localStorage.clear())
  await reload(page)
  expect(await ids(page)).not.toContain('mine')
  expect(await ids(page)).toHaveLength(sample?.length ?? -1)
  await reload(page)
  expect(await ids(page)).not.toContain('mine')
})

test('localStorage.clear() with other tabs open resurrects nothing in any of them', { tag: '@proof' }, async ({
  context
}) => {
  const [page, other] = [await open(context), await open(context)]
  await page.evaluate(() => window.journalPage?.create('mine'))
  await expect.poll(() => ids(other)).toContain('mine')
  await page.evaluate(() => localStorage.clear())
  await expect.poll(() => ids(other)).toEqual([])
  await page.close()
  await other.evaluate(() => window.journalPage?.create('after'))
  expect(JSON.parse((await raw(other)) ?? '')).toMatchObject([{ id: 'after' }])
  const third = await open(context)
  expect(await ids(third)).toEqual(['after'])
})

test('a list taken away by hand is an empty list', async ({ context }) => {
  const page = await open(context)
  await page.evaluate(() => window.journalPage?.create('mine'))
  await page.evaluate(() => localStorage.removeItem('jobs'))
  expect(await ids(page)).toEqual([])
  await reload(page)
  expect(await ids(page)).not.toContain('mine')
})

test('a value written by hand is taken as it is, before, between and after changes', { tag: '@proof' }, async ({
  context
}) => {
  const page = await open(context)
  await page.evaluate(() => window.journalPage?.create('journaled'))
  const before = await raw(page)
  const stranger = { what: ['is', null, 'this'] }
  const text = ` ${JSON.stringify([job('a'), stranger, job('b', { colour: 'rose' })], null, 1)}\n`
  await write(page, text)
  expect(await ids(page)).toEqual(['a', 'b'])
  await reload(page)
  expect(await ids(page)).toEqual(['a', 'b'])
  // Looking alone has written nothing.
  expect(await raw(page)).toBe(text)
  await page.evaluate(() => window.journalPage?.append('b', 'gold'))
  await reload(page)
  const stored = JSON.parse((await raw(page)) ?? '') as unknown[]
  expect(stored).toMatchObject([job('a'), stranger, { ...job('b'), colour: 'rose', keywords: ['gold'], revision: 1 }])
  // Earlier saves are kept. An older text of the store's own is merely behind, whoever put it back.
  expect(await reasons(page)).toEqual(expect.arrayContaining(['overwritten', 'unreadable']))
  const newest = await raw(page)
  await write(page, before ?? '')
  await reload(page)
  expect(await ids(page)).toEqual(['a', 'b'])
  await expect.poll(() => raw(page)).toBe(newest)
})

test('storage that is full refuses the change and keeps what is stored', { tag: '@proof' }, async ({ context }) => {
  const page = await open(context)
  await page.evaluate(() => window.journalPage?.create('mine'))
  const before = await raw(page)
  const empty = await fillStorage(page)
  expect(await page.evaluate(() => window.journalPage?.outcome('create', 'too much'))).toBe('full')
  expect(await raw(page)).toBe(before)
  await reload(page)
  expect(await ids(page)).not.toContain('too much')
  await empty()
  expect(await page.evaluate(() => window.journalPage?.outcome('create', 'fits'))).toBe('done')
})

test('no room for the sample: it is shown, said, and nothing can be saved', async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('x', 'x'.repeat(5_242_870)))
  const page = await open(context)
  expect(await reasons(page)).toEqual(['full'])
  expect((await ids(page))?.length).toBeGreaterThan(20)
  expect(await page.evaluate(() => window.journalPage?.outcome('create', 'a'))).toBe('full')
  expect(await raw(page)).toBeNull()
})

const blockades: Record<string, () => void> = {
  'reading localStorage throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  },
  'every write throws': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  }
}
for (const [name, block] of Object.entries(blockades)) {
  test(`blocked storage (${name}): the sample is shown and the notice says so`, async ({ context }) => {
    await context.addInitScript(block)
    const page = await open(context)
    expect(await reasons(page)).toEqual(['blocked'])
    expect((await ids(page))?.length).toBeGreaterThan(20)
  })
}

test('without IndexedDB the board can be read and nothing is saved', { tag: '@proof' }, async ({ context }) => {
  const page = await open(context)
  const known = await ids(page)
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await reload(page)
  expect(await reasons(page)).toEqual(['read-only'])
  expect(await ids(page)).toEqual(known)
  const before = await raw(page)
  expect(await page.evaluate(() => window.journalPage?.outcome('create', 'a'))).toBe('unavailable')
  expect(await raw(page)).toBe(before)
})

test('a log that opens six seconds late is waited for: nothing saved is shown as gone, and the notice goes', {
  tag: '@proof'
}, async ({ context }) => {
  const before = await open(context)
  await before.evaluate(() => window.journalPage?.create('mine'))
  await before.close()
  await context.addInitScript(() => {
    // A killed browser's localStorage, and a disk that is busy after it.
    localStorage.clear()
    const openNow = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...given) {
      const listeners: Parameters<IDBOpenDBRequest['addEventListener']>[] = []
      let real: IDBOpenDBRequest | undefined
      setTimeout(() => {
        real = openNow.apply(this, given)
        for (const listener of listeners) real.addEventListener(...listener)
      }, 6000)
      return Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: (...listener: (typeof listeners)[number]) => listeners.push(listener) },
        removeEventListener: { value: () => {} },
        result: { get: () => real?.result },
        transaction: { get: () => real?.transaction },
        error: { get: () => real?.error }
      })
    }
  })
  const page = await context.newPage()
  await openBuilt(page, addressOf('journal-page'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jobs'))).toBeNull()
  await boardOpen(page)
  expect(await ids(page)).toContain('mine')
  await expect.poll(() => reasons(page)).toEqual([])
})

test('the browser is asked to keep the storage with the first change, not before, and may refuse', async ({
  context
}) => {
  await context.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    StorageManager.prototype.persist = () => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 })
      return Promise.reject(new TypeError('no'))
    }
  })
  const errors: Error[] = []
  const page = await open(context)
  page.on('pageerror', (error) => errors.push(error))
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as number)
  expect(await asked()).toBe(0)
  for (const id of ['a', 'b']) await page.evaluate((name) => window.journalPage?.create(name), id)
  expect([await asked(), errors]).toEqual([1, []])
})

test('two tabs that open an empty board at once plant one sample', { tag: '@proof' }, async ({ context }) => {
  const pages = await Promise.all([1, 2, 3].map(() => open(context)))
  const lists = await Promise.all(pages.map((page) => ids(page)))
  expect(lists[0]?.length).toBeGreaterThan(20)
  for (const page of pages) await expect.poll(() => ids(page)).toEqual(lists[0])
  expect(new Set(lists[0]).size).toBe(lists[0]?.length)
})

test('a damaged value makes way for what was saved, is kept exactly, comes back with an undo that holds, and goes again', {
  tag: '@proof'
}, async ({ context }) => {
  const page = await open(context)
  await page.evaluate(() => window.journalPage?.create('mine'))
  const known = await ids(page)
  const damaged = '[{"id":"a", … half a list \u0000 सोना'
  await write(page, damaged)
  await reload(page)
  expect(await reasons(page)).toEqual(['damaged-recovered'])
  expect(await ids(page)).toEqual(known)
  await reload(page)
  const [notice] = (await page.evaluate(() => window.journalPage?.notices())) ?? []
  expect(notice?.actions).toEqual(['undo', 'download', 'discard', 'dismiss'])
  expect(await page.evaluate((id) => window.journalPage?.content(id), notice?.id ?? '')).toBe(damaged)
  await page.evaluate((id) => window.journalPage?.undo(id), notice?.id ?? '')
  for (const _time of ['now', 'after a reload']) {
    expect(await raw(page)).toBe(damaged)
    expect(await reasons(page)).toEqual(['replaced', 'damaged-kept'])
    expect(await page.evaluate(() => window.journalPage?.outcome('create', 'a'))).toBe('damaged')
    await reload(page)
  }
  const kept = (await page.evaluate(() => window.journalPage?.notices()))?.find(
    ({ reason }) => reason === 'damaged-kept'
  )
  expect(kept?.actions).toEqual(['recover', 'download'])
  await page.evaluate((id) => window.journalPage?.recover(id), kept?.id ?? '')
  expect(await ids(page)).toEqual(known)
  expect(await page.evaluate(() => window.journalPage?.outcome('create', 'a'))).toBe('done')
})

test('3,500 jobs near the limit open and survive a change', { tag: '@proof' }, async ({ context }) => {
  const page = await open(context)
  const size = await page.evaluate((first) => {
    const jobs = Array.from({ length: 3500 }, (_, number) => ({
      ...first,
      id: `job-${number}`,
      title: `Polisher ${number}`,
      description: 'Polishing of gold rings and chains. '.repeat(25)
    }))
    const text = JSON.stringify(jobs)
    localStorage.setItem('jobs', text)
    return text.length
  }, job('x'))
  await reload(page)
  const openedIn = (await page.evaluate(() => window.journalPage?.openedIn)) ?? Number.NaN
  test.info().annotations.push({ type: 'opening', description: `${size} characters: ${Math.round(openedIn)} ms` })
  expect(await ids(page)).toHaveLength(3500)
  await page.evaluate(() => window.journalPage?.append('job-3499', 'rings'))
  await reload(page)
  expect(await page.evaluate(async () => (await window.journalPage?.get('job-3499'))?.keywords)).toEqual(['rings'])
})
