import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { evidenceIn, profileListing, writeControls } from '#tests/support/journal-page/evidence.ts'
import { openTab } from '#tests/support/journal-page/open-tab.ts'
import { launchOwn } from '#tests/support/journal-page/own-browser.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'

/** `npm run proof` does the same more often. */
const proof = process.env.LOUPE_PROOF === '1'

// On a machine that is busy with other things, 8 tabs or a dozen browser starts take their time.
test.describe.configure({ timeout: proof ? 900_000 : 180_000 })

const tabs = proof ? 8 : 3
const changes = proof ? 150 : 20
const kills = proof ? 50 : 1
const firstStarts = 15
/** After thousands of changes Chromium hands the last texts to the other tabs seconds later, on a busy machine many; in milliseconds at most. */
const arrival = 45_000

/** Half of the changes append to one document's list, half create a document. */
async function hammer(page: Page, tab: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      const journal = window.journalPage
      if (!journal) throw new Error('the page is not open')
      for (let change = 0; change < count; change += 1) {
        if (change % 2) await journal.create(`tab-${name}-${change}`)
        else await journal.append('shared', `${name}.${change}`)
      }
    },
    [tab, changes] as const
  )
}

test(`web store › loses none of ${changes} changes in each of ${tabs} tabs`, { tag: '@long' }, async ({ context }) => {
  const pages: Page[] = []
  for (let tab = 0; tab < tabs; tab += 1) pages.push(await openTab(context, addressOf('journal-page')))
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
      .poll(() => page.evaluate(() => window.journalPage?.received.at(-1)), { timeout: arrival })
      .toBe(seeded + created.length + 1)
  }
})

test(`web store › keeps each acknowledged change over ${kills} kills`, {
  tag: '@long'
}, async () => {
  await withProfile((profile) => lives(profile, kills + 1))
})

test(`web store › keeps samples and first change after ${firstStarts} early kills`, {
  tag: '@proof'
}, async () => {
  for (let time = 0; time < firstStarts; time += 1) await withProfile((profile) => lives(profile, 2))
})

async function lives(profile: string, rounds: number): Promise<void> {
  const life: Life = { profile, saved: [], listing: [] }
  for (const round of numbers(rounds)) await live(life, round)
}

interface Life {
  readonly profile: string
  /** Ids of all that must be there. */
  readonly saved: string[]
  /** The profile after the last kill, before another browser opened it. */
  listing: string[]
}

/** One life of a browser: everything saved so far is there, more is saved, and the browser is killed that instant. */
async function live(life: Life, round: number): Promise<void> {
  const { profile, saved } = life
  const own = await launchOwn(profile)
  try {
    const page = await openTab(own.browser.contexts()[0], addressOf('journal-page'))
    const ids = (await page.evaluate(() => window.journalPage?.ids())) ?? []
    if (saved.length === 0) saved.push(...ids)
    const [first = ''] = saved
    const words = await page.evaluate(async (id) => (await window.journalPage?.get(id))?.keywords, first)
    const rounds = words?.filter((word) => word.startsWith('round'))
    const expected = { ids: saved, rounds: numbers(round).map((past) => `round ${past}`) }
    const what = isDeepStrictEqual({ ids, rounds }, expected) ? '' : await received(page, life, round)
    expect({ ids, rounds }, what).toEqual(expected)
    await writeControls(page, `round ${round}`)
    await page.evaluate(([id, word]) => window.journalPage?.append(id, word), [first, `round ${round}`] as const)
    await page.evaluate((id) => window.journalPage?.create(id), `saved ${round}`)
    saved.push(`saved ${round}`)
  } finally {
    await own.kill()
  }
  life.listing = profileListing(profile)
}

/** Whether the browser has lost its profile or Loupe its data: the controls were written before each kill, as the data was. */
async function received(page: Page, { listing }: Life, round: number): Promise<string> {
  return [
    `After kill ${round} something is missing. The controls must say 'round ${round - 1}': the one in IndexedDB was on the disk before the kill, the one in localStorage may be older.`,
    `The page finds ${await evidenceIn(page)}`,
    `In the profile lay after the kill, before another browser opened it:`,
    ...listing
  ].join('\n')
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
