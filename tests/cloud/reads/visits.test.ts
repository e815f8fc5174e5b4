import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createCompanyRepository } from '#renderer/data/companies/company-repository.ts'
import { createLiveJobsRepository, type JobCounts, type JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { randomOf, seededRandom } from '#tests/support/random.ts'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import { countFetch, createReadCounter, type Reads } from './counted-reads.ts'
import { fillJobs, forgiveSlowness, settledOf, visitorOf } from './large-board.ts'
import { mostReads, pageSize, searchFor } from './questions.ts'

// The cost of visits: each opens the home page and the list, searches once, and opens a job.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 })

const measured = 5
const simulated = 10_000
/** Free reads of a Firebase project on a day. */
const freeReads = 50_000

/** A list of so many is longer than what is shown of any search below. */
const jobCount = 300

let board: EmulatedBoard
const send = globalThis.fetch

beforeAll(async () => {
  board = await boardOnEmulator(buildRules('loupe.example'))
  await fillJobs(board.project, jobCount)
})
afterAll(() => board.close())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Searches, as often as they stand here. */
const searches: readonly JobSearch[] = [
  ...['setter', 'polisher', 'cad', 'accountant', 'wax', 'goldsmith', 'suvarna', 'night'].map(searchFor),
  ...['kundan setter', 'gold polisher', 'senior accountant'].map(searchFor),
  ...['Surat', 'Mumbai', 'Jaipur'].map((location) => ({ ...searchFor(''), location })),
  ...(['Back Office', 'Production', 'Others'] as const).map((category) => ({ ...searchFor(''), category }))
]

const steps = ['/', '/jobs', 'a search', 'a job'] as const
type Visit = Record<(typeof steps)[number], Reads>

/** Somebody whose browser remembers nothing of the board. */
async function visit(search: JobSearch, random: () => number): Promise<Visit> {
  const reads = createReadCounter()
  vi.stubGlobal('fetch', countFetch(send, reads))
  const documents = visitorOf(board)
  const jobs = createLiveJobsRepository(documents)
  await Promise.all([
    settledOf<Job[]>((...on) => jobs.watchFeatured(...on), reads),
    settledOf<JobCounts>((...on) => jobs.watchCounts(...on), reads)
  ])
  const home = reads.take()
  const list = await settledOf<JobSearchResult>((...on) => jobs.watchSearch(searchFor(''), pageSize, ...on), reads)
  const first = reads.take()
  const found = await settledOf<JobSearchResult>((...on) => jobs.watchSearch(search, pageSize, ...on), reads)
  const looked = reads.take()
  const opened = randomOf(random, found.jobs.length > 0 ? found.jobs : list.jobs)
  const companies = createCompanyRepository(documents)
  await Promise.all([
    settledOf<Job | null>((...on) => jobs.watchJob(opened.id, ...on), reads),
    settledOf<Company | null>((...on) => companies.watchCompanyOf(opened.employerId, ...on), reads)
  ])
  return { '/': home, '/jobs': first, 'a search': looked, 'a job': reads.take() }
}

test('visitor › reads few documents beyond those that each page shows', async () => {
  forgiveSlowness()
  const random = seededRandom(20)
  const visits: Visit[] = []
  // Each kind of search as often as the others, in an order of chance.
  for (let made = 0; made < measured; made += 1) visits.push(await visit(randomOf(random, searches), random))
  const mean = (step: (typeof steps)[number], what: keyof Reads) =>
    visits.reduce((sum, each) => sum + each[step][what], 0) / visits.length
  const rows = steps.map((step) => ({ step, reads: mean(step, 'documents'), requests: mean(step, 'requests') }))
  const total = rows.reduce((sum, { reads }) => sum + reads, 0)
  const lines = [
    `${measured} visits of a board of ${jobCount} jobs, on average:`,
    ...rows.map(
      ({ step, reads, requests }) => `  ${step.padEnd(10)} ${reads.toFixed(1)} reads, ${requests.toFixed(1)} requests`
    ),
    `  a visit    ${total.toFixed(1)} reads`,
    `${simulated} visits × ${total.toFixed(1)} = ${Math.round(simulated * total)} reads`,
    `${freeReads} free reads a day ÷ ${total.toFixed(1)} = ${Math.floor(freeReads / total)} visits a day`
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  // The home page shows three jobs and looks for one behind them, has six numbers counted and asks for the time; a job has a company.
  const page = mostReads(pageSize)
  const most = { '/': 12, '/jobs': page, 'a search': page, 'a job': 3 }
  for (const { step, reads } of rows) expect.soft(reads, step).toBeLessThanOrEqual(most[step])
})
