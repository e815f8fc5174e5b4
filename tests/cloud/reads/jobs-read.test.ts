import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobsRepository, type JobSearchResult } from '#renderer/data/jobs-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { buildRules } from '../../../build/scripts/rules-text.mjs'
import { libraryReads } from './counted-library.ts'
import { countFetch, createReadCounter, type ReadCounter } from './counted-reads.ts'
import { deviceOf, fillJobs, firstOf, visitorOf, waitLong } from './large-board.ts'
import { mostReads, pageSize, questions, searchFor } from './questions.ts'
import { onlyIn } from './trade-board.ts'

// What a page reads grows with the results that it shows, and not with the board.

vi.mock('firebase/firestore', async (importOriginal) => {
  const { countLibrary } = await import('./counted-library.ts')
  return countLibrary(await importOriginal())
})

const proof = process.env.LOUPE_PROOF === '1'
/** The emulator looks through everything for each question for words: a minute and more for each at 50,000. */
const minutes = 60_000
vi.setConfig({ testTimeout: 30 * minutes, hookTimeout: 10 * minutes })

let board: EmulatedBoard
const send = globalThis.fetch

/** A page that has just been opened, and what it reads. */
const ways: Record<'REST' | 'the library', () => { documents: DocumentStore; reads: ReadCounter }> = {
  REST() {
    const reads = createReadCounter()
    vi.stubGlobal('fetch', countFetch(send, reads))
    return { documents: visitorOf(board), reads }
  },
  'the library'() {
    vi.stubGlobal('fetch', countFetch(send, libraryReads))
    return { documents: deviceOf(board, null), reads: libraryReads }
  }
}

const search = (documents: DocumentStore, asked: (typeof questions)[number]['search']) =>
  firstOf<JobSearchResult>((...on) => createJobsRepository(documents).watchSearch(asked, pageSize, ...on))

describe.each(proof ? [100, 10_000, 50_000] : [100])('of %i jobs', (count) => {
  beforeAll(async () => {
    board = await boardOnEmulator(buildRules('loupe.example'))
    await fillJobs(board.project, count)
  })
  afterAll(() => board.close())
  beforeEach(waitLong)
  afterEach(() => vi.unstubAllGlobals())

  describe.each(['REST', 'the library'] as const)('through %s', (way) => {
    test.each(questions)('$name is read for little more than what is shown', async ({ search: asked, times }) => {
      const { documents, reads } = ways[way]()
      reads.take()
      const { jobs } = await search(documents, asked)
      const { requests, documents: read } = reads.take()
      process.stdout.write(
        `${count} jobs, ${way}, ${JSON.stringify(asked)}: ${jobs.length} shown, ${read} read, ${requests} requests\n`
      )
      expect(jobs.length).toBeGreaterThan(0)
      expect(read).toBeGreaterThanOrEqual(jobs.length)
      expect(read).toBeLessThanOrEqual(mostReads(jobs.length, times))
    })
  })

  test.each(['newest', 'oldest'] as const)(
    'the %s is found, and read for no more than what is shown',
    async (which) => {
      const { documents, reads } = ways.REST()
      const { jobs } = await search(documents, searchFor(onlyIn[which]))
      expect(jobs).toMatchObject([{ title: expect.stringContaining(onlyIn[which]) }])
      expect(reads.take().documents).toBeLessThanOrEqual(mostReads(1, 1))
    }
  )
})
