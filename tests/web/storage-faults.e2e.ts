import type { BrowserContext, Page } from '@playwright/test'
import { boardOpen, openTab } from '#tests/support/journal-page/open-tab.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'

const open = (context: BrowserContext) => openTab(context, addressOf('journal-page'))

/** Fills localStorage to its last character under another key. Gives what makes room again. */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const key = 'somebody else'
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(key, (localStorage.getItem(key) ?? '') + 'x'.repeat(size))
      } catch {
        // Then half of it.
      }
    }
  })
  return () => page.evaluate(() => localStorage.removeItem('somebody else'))
}

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

async function reload(page: Page): Promise<void> {
  await page.reload()
  await boardOpen(page)
}

test('web store › refuses a change in full storage and keeps the rest', { tag: '@proof' }, async ({ context }) => {
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
  test(`blocked storage (${name}) › shows the sample with a notice`, async ({ context }) => {
    await context.addInitScript(block)
    const page = await open(context)
    expect(await reasons(page)).toEqual(['blocked'])
    expect((await ids(page))?.length).toBeGreaterThan(20)
  })
}

test('web store › opens 3,500 jobs near the limit and changes one', { tag: '@proof' }, async ({ context }) => {
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
