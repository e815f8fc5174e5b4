import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openTab } from '#tests/support/journal-page/open-tab.ts'
import { launchOwn } from '#tests/support/journal-page/own-browser.ts'
import { type ServedPage, serveJournalPage } from '#tests/support/journal-page/serve.ts'

/** `npm run proof` does the same more often. */
const proof = process.env.LOUPE_PROOF === '1'

// On a machine that is busy with other things, 8 tabs or a dozen browser starts take their time.
test.describe.configure({ timeout: proof ? 900_000 : 150_000 })

let served: ServedPage
test.beforeAll(async () => {
  served = await serveJournalPage()
})
test.afterAll(() => served.close())

const tabs = 8
const changes = proof ? 300 : 100
const kills = proof ? 40 : 5
const firstStarts = proof ? 15 : 2
/** After thousands of changes Chromium hands the last texts to the other tabs seconds later, in milliseconds at most. */
const arrival = proof ? 45_000 : 8000

/** Half of the changes append to one document's list, half create a document. */
async function hammer(page: Page, tab: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      const board = window.journalPage
      if (!board) throw new Error('the page is not open')
      for (let change = 0; change < count; change += 1) {
        if (change % 2) await board.create(`tab-${name}-${change}`)
        else await board.append('shared', `${name}.${change}`)
      }
    },
    [tab, changes] as const
  )
}

test(`${tabs} tabs make ${changes} changes each at the same time, and none is lost`, async ({ context }) => {
  const pages: Page[] = []
  for (let tab = 0; tab < tabs; tab += 1) pages.push(await openTab(context, served.address))
  const seeded = (await rawJobs(pages[0])).length
  const started = Date.now()
  await Promise.all(pages.map((page, tab) => hammer(page, tab)))
  test
    .info()
    .annotations.push({ type: 'duration', description: `${tabs} x ${changes} changes: ${Date.now() - started} ms` })

  const appended = numbers(tabs).flatMap((tab) => evens(changes).map((change) => `${tab}.${change}`))
  const created = numbers(tabs).flatMap((tab) => evens(changes).map((change) => `tab-${tab}-${change + 1}`))
  for (const page of pages) {
    await expect(async () => {
      const shared = await page.evaluate(() => window.journalPage?.get('shared'))
      expect([...(shared?.keywords ?? [])].sort()).toEqual([...appended].sort())
      expect(await page.evaluate(() => window.journalPage?.ids())).toEqual(expect.arrayContaining(created))
    }).toPass({ timeout: arrival })
  }
  // localStorage itself follows: the same text in every tab, with everything in it.
  await expect(async () => {
    const texts = await Promise.all(pages.map((page) => page.evaluate(() => localStorage.getItem('jobs'))))
    expect(new Set(texts).size).toBe(1)
    const jobs = JSON.parse(texts[0] ?? '[]') as { id: string; keywords: string[] }[]
    expect(jobs).toHaveLength(seeded + created.length + 1)
    expect(jobs.find(({ id }) => id === 'shared')?.keywords).toHaveLength(appended.length)
  }).toPass({ timeout: arrival })
  // Every tab was told of all of it without being asked.
  for (const page of pages) {
    await expect
      .poll(() => page.evaluate(() => window.journalPage?.told.at(-1)), { timeout: arrival })
      .toBe(seeded + created.length + 1)
  }
})

test(`kill -9 right after an acknowledged change loses nothing, in ${kills} rounds from the first start on`, async () => {
  await withProfile(async (profile) => {
    const kept: string[] = []
    for (const round of numbers(kills + 1)) await live(profile, kept, round)
  })
})

test(`kill -9 right after the very first start keeps the sample and the first change, each of ${firstStarts} times`, async () => {
  for (let time = 0; time < firstStarts; time += 1) {
    await withProfile(async (profile) => {
      const kept: string[] = []
      for (const round of numbers(2)) await live(profile, kept, round)
    })
  }
})

/** One life of a browser: everything kept so far is there, more is saved, and the browser is killed that instant. */
async function live(profile: string, kept: string[], round: number): Promise<void> {
  const own = await launchOwn(profile)
  try {
    const page = await openTab(own.browser.contexts()[0], served.address)
    const ids = (await page.evaluate(() => window.journalPage?.ids())) ?? []
    if (kept.length > 0) expect(ids, `after kill ${round}`).toEqual(kept)
    else kept.push(...ids)
    const [first = ''] = kept
    const words = await page.evaluate(async (id) => (await window.journalPage?.get(id))?.keywords, first)
    expect(words?.filter((word) => word.startsWith('round'))).toEqual(numbers(round).map((past) => `round ${past}`))
    await page.evaluate(([id, word]) => window.journalPage?.append(id, word), [first, `round ${round}`] as const)
    await page.evaluate((id) => window.journalPage?.create(id), `saved ${round}`)
    kept.push(`saved ${round}`)
  } finally {
    await own.kill()
  }
}

async function withProfile(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loupe-profile-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

async function rawJobs(page: Page | undefined): Promise<unknown[]> {
  return JSON.parse((await page?.evaluate(() => localStorage.getItem('jobs'))) ?? '[]') as unknown[]
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number)
}

function evens(count: number): number[] {
  return numbers(count).filter((number) => number % 2 === 0)
}
