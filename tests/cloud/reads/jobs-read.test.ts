import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLiveJobsRepository, type JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { libraryReads } from './counted-library.ts'
import { countFetch, createReadCounter, type ReadCounter } from './counted-reads.ts'
import { deviceOf, fillJobs, forgiveSlowness, settledOf, visitorOf } from './large-board.ts'
import { anything, askedAnew, mostReads, pageSize, searches, searchFor } from './questions.ts'
import { onlyIn } from './trade-board.ts'

// A page's reads grow with the results that it shows, and not with the board.

vi.mock('firebase/firestore', async (importOriginal) => {
  const { countLibrary } = await import('./counted-library.ts')
  return countLibrary(await importOriginal())
})

const minuteMs = 60_000
vi.setConfig({ testTimeout: 20 * minuteMs, hookTimeout: 10 * minuteMs })

/** A page that has just been opened, and what it reads. */
interface Page {
  documents: DocumentStore
  reads: ReadCounter
}

let board: EmulatedBoard
const send = globalThis.fetch

const openPage: Record<'REST' | 'the library', () => Page> = {
  REST: () => ({ documents: visitorOf(board), reads: createReadCounter() }),
  'the library': () => ({ documents: deviceOf(board, null), reads: libraryReads })
}

/** First results, and how many documents were read for them. */
async function look({ documents, reads }: Page, search: JobSearch) {
  vi.stubGlobal('fetch', countFetch(send, reads))
  reads.take()
  const { watchSearch } = createLiveJobsRepository(documents)
  const result = await settledOf<JobSearchResult>((...on) => watchSearch(search, pageSize, ...on), reads)
  return { ...result, ...reads.take() }
}

const count = 100

describe(`search among ${count} jobs`, () => {
  beforeAll(async () => {
    board = await boardOnEmulator(buildRules('loupe.example'))
    await fillJobs(board, count)
  })
  afterAll(() => board.close())
  beforeEach(forgiveSlowness)
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  describe.each(['REST', 'the library'] as const)('over %s', (way) => {
    let page: Page
    const more = way === 'REST' ? 0 : askedAnew

    const note = (name: string, shown: number, read: number, requests: number) =>
      process.stdout.write(`${count} jobs, ${way}, ${name}: ${shown} shown, ${read} reads, ${requests} requests\n`)

    test('reads few documents beyond the first page of /jobs', async () => {
      page = openPage[way]()
      const { jobs, documents, requests } = await look(page, anything)
      note('/jobs', jobs.length, documents, requests)
      expect(jobs).toHaveLength(pageSize)
      expect(documents).toBeGreaterThan(jobs.length)
      expect(documents).toBeLessThanOrEqual(mostReads(jobs.length) + more)
    })

    test.each(searches)('reads few documents beyond the results of $name', async ({ name, search, most }) => {
      const { jobs, documents, requests } = await look(page, search)
      note(name, jobs.length, documents, requests)
      expect(jobs.length).toBeGreaterThan(0)
      expect(documents).toBeGreaterThanOrEqual(jobs.length)
      expect(documents).toBeLessThanOrEqual(most(jobs.length) + more)
    })

    test('reads for a saved search only what was posted since the last look', async () => {
      // Two of the board's days are newer than the look.
      const days = Math.floor((Date.now() - Date.parse('2026-11-19')) / 86_400_000)
      const { jobs, documents, requests } = await look(page, { ...searchFor('setter'), posted: String(days) })
      note('a saved search', jobs.length, documents, requests)
      expect(jobs.length).toBeGreaterThan(0)
      expect(jobs.every(({ postedDate }) => postedDate >= '2026-11-19')).toBe(true)
      expect(documents).toBeLessThanOrEqual(mostReads(jobs.length) + more)
    })

    test.each(['newest', 'oldest'] as const)('finds the %s job by a rare word with few reads', async (which) => {
      const { jobs, documents, requests } = await look(page, searchFor(onlyIn[which]))
      note(`the ${which}`, jobs.length, documents, requests)
      expect(jobs).toMatchObject([{ title: expect.stringContaining(onlyIn[which]) }])
      expect(documents).toBeLessThanOrEqual(mostReads(1) + more)
    })
  })
})
