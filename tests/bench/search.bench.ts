import { bench, describe } from 'vitest'
import { runQuery } from '#shared/documents/run-query.ts'
import { createJobSearch } from '#shared/domain/search/word-search.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'
import { tradeJobs } from '../cloud/reads/trade-board.ts'

type TradeJob = ReturnType<typeof tradeJobs> extends Generator<infer Each> ? Each : never

interface Job {
  id: string
  title: string
  place: string
  day: string
}

const random = seededRandom(5)

function createJobs(size: number): Job[] {
  return Array.from({ length: size }, (_, index) => ({
    id: `job_${index}`,
    title: `CAD Designer ${index} ${randomText(random, 30)} pavé`,
    place: randomOf(random, ['Surat GJ', 'Mumbai MH']),
    day: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`
  }))
}

const text = (job: Job) => job.title
const query = {
  words: 'cad pave',
  contains: { place: 'surat' },
  order: { by: 'day', direction: 'descending' },
  limit: 30
} as const

// The cost of one keystroke. Ten times the jobs may cost ten times the work, not more.
describe('job search › with a prepared list', () => {
  for (const size of [1000, 10_000, 100_000]) {
    const jobs = createJobs(size)
    bench(`over ${size} jobs`, () => void runQuery(jobs, query, text))
  }
})

// Ended jobs must not cost a keystroke more than live ones: a status and a day are a comparison of texts each.
describe('public job search › over 10,000 jobs', () => {
  const asPublic = { ...query, where: { status: 'approved' }, unexpired: 'until' } as const
  const live = createJobs(10_000).map((job) => ({ ...job, status: 'approved', until: '9999-12-31', ending: '' }))
  /** Of ten, one was closed, one taken down, and two have come to their last day. */
  const ends = [
    { status: 'deleted', ending: 'filled-here' },
    { status: 'deleted', ending: 'taken-down' },
    ...Array.from({ length: 2 }, () => ({ until: '2020-01-01' }))
  ]
  const ended = live.map((job, index) => ({ ...job, ...ends[index % 10] }))
  bench('all of them live', () => void runQuery(live, asPublic, text))
  bench('four of ten ended', () => void runQuery(ended, asPublic, text))
  // The cost of the conditions themselves.
  bench('whatever their state', () => void runQuery(live, query, text))
})

describe('job search › over 10,000 jobs', () => {
  const preparedJobs = createJobs(10_000)
  bench('prepared', () => void runQuery(preparedJobs, query, text))
  // New objects every time: this is what opening the board costs.
  bench(
    'for the first time',
    () =>
      void runQuery(
        preparedJobs.map((job) => ({ ...job })),
        query,
        text
      )
  )
})

describe('marking matches in 30 jobs', () => {
  const plain = createJobs(30).map((job) => `CAD Designer pave ${job.id}`)
  const messy = createJobs(30).map((job) => `CAD Designer पावे ${job.title}`)
  const search = createJobSearch('pave cad designer')
  bench('in English', () => void plain.map((card) => search.findMatches(card)))
  bench('in three scripts', () => void messy.map((card) => search.findMatches(card)))
})

// One keystroke of a visitor beside a search for parts of the text, without stems and synonyms.
describe.each(['s', 'sett', 'setter surat', 'office boy', 'kundan setter mumbai'])('%s over 10,000 jobs', (typed) => {
  const jobs = [...tradeJobs(10_000)]
  const asked = {
    where: { status: 'approved' },
    unexpired: 'expiresOn',
    order: { by: 'postedDate', direction: 'descending' },
    limit: 30
  } as const
  bench('parts of the text', () => void runQuery(jobs, { ...asked, words: typed }, readText))
  bench('words, stems and synonyms', () => void runQuery(jobs, { ...asked, search: createJobSearch(typed) }, readText))
})

const readText = ({ title, company, keywords }: TradeJob) => [title, company, ...keywords].join('\n')
