import { compareTexts, fold, foldWords } from '#shared/documents/fold-text.ts'
import { memoize } from '#shared/documents/memoize.ts'
import { readGivenPay } from '#shared/domain/job/hints/pay-hints.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findSubmissionTime, parseApprovedVersion } from '#shared/domain/job/job-history-events.ts'

export const queueKinds = ['new', 'revised'] as const
type QueueKind = (typeof queueKinds)[number]

/** 'oldest' is the order in which they were submitted, and the default. */
export const queueSorts = ['oldest', 'newest', 'hints', 'company', 'place', 'pay', 'title'] as const
type QueueSort = (typeof queueSorts)[number]

export interface QueueFilter {
  words: string
  kind: QueueKind | ''
  category: string
  place: string
  company: string
  sort: QueueSort
}

export const wholeQueue: QueueFilter = { words: '', kind: '', category: '', place: '', company: '', sort: 'oldest' }

export function narrows({ sort: _sort, words, ...choices }: QueueFilter): boolean {
  return words.trim() !== '' || Object.values(choices).some((choice) => choice !== '')
}

/** The jobs that meet the filter, in its order. `jobs`: in the order of arrival; `weigh`: how much one is worth a second look; undefined: not known yet. */
export function filterQueue(
  jobs: readonly Job[],
  filter: QueueFilter,
  weigh: (job: Job) => number | undefined = () => 0
): readonly Job[] {
  const words = foldWords(filter.words)
  const wanted = { category: fold(filter.category), place: fold(filter.place), company: fold(filter.company) }
  const met = jobs.filter(
    (job) =>
      (filter.kind === '' || findKind(job) === filter.kind) &&
      (wanted.category === '' || foldCategory(job) === wanted.category) &&
      (wanted.place === '' || foldPlace(job) === wanted.place) &&
      (wanted.company === '' || foldCompany(job) === wanted.company) &&
      words.every((word) => foldText(job).includes(word))
  )
  if (filter.sort === 'hints') return sortByWeight(met, weigh)
  return met.sort(comparisons[filter.sort])
}

/** Once, when nearly all weights are known: rows that move one after the other cannot be read. Late ones stand last. */
function sortByWeight(jobs: readonly Job[], weigh: (job: Job) => number | undefined): readonly Job[] {
  const weights = new Map(jobs.map((job) => [job, weigh(job)]))
  const unknown = jobs.filter((job) => weights.get(job) === undefined).length
  if (unknown > jobs.length / 10) return jobs
  return [...jobs].sort((one, other) => (weights.get(other) ?? -1) - (weights.get(one) ?? -1))
}

/** The values to choose from in these jobs: each once, in the order of the alphabet. */
export function listChoices(jobs: readonly Job[]): Record<'category' | 'place' | 'company', string[]> {
  const list = (read: (job: Job) => string) => {
    const byFolded = new Map<string, string>()
    for (const job of jobs) {
      const text = read(job).trim()
      if (text !== '' && !byFolded.has(fold(text))) byFolded.set(fold(text), text)
    }
    return [...byFolded.values()].sort(collator.compare)
  }
  return {
    category: list((job) => job.category),
    place: list((job) => job.location),
    company: list((job) => job.company)
  }
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const byText = (read: (job: Job) => string) => (one: Job, other: Job) =>
  Number(read(one).trim() === '') - Number(read(other).trim() === '') || collator.compare(read(one), read(other))

const comparisons: Record<Exclude<QueueSort, 'hints'>, (one: Job, other: Job) => number> = {
  oldest: (one, other) => compareTexts(readArrival(one), readArrival(other)),
  newest: (one, other) => compareTexts(readArrival(other), readArrival(one)),
  company: byText((job) => job.company),
  place: byText((job) => job.location),
  pay: (one, other) => (readPay(other) ?? -1) - (readPay(one) ?? -1),
  title: byText((job) => job.title)
}

const findKind = memoize((job: Job): QueueKind => (parseApprovedVersion(job) ? 'revised' : 'new'))
const foldCategory = memoize((job: Job) => fold(job.category.trim()))
const foldPlace = memoize((job: Job) => fold(job.location.trim()))
const foldCompany = memoize((job: Job) => fold(job.company.trim()))
const foldText = memoize((job: Job) =>
  fold([job.title, job.company, job.location, job.category, job.salaryRange, ...job.keywords].join('\n'))
)
const readArrival = memoize(findSubmissionTime)
const readPay = memoize((job: Job) => readGivenPay(job)?.monthly ?? null)
