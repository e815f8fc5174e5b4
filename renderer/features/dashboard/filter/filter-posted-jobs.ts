import { jobs as jobsCollection } from '#shared/collections/jobs.ts'
import { compareTexts, fold } from '#shared/documents/fold-text.ts'
import { memoize } from '#shared/documents/memoize.ts'
import { buildConditions } from '#shared/documents/query-conditions.ts'
import type { ApplicantCount } from '#shared/domain/application/applicant-count.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { readLastDay } from '#shared/domain/job/job-expiry.ts'
import {
  findShownStatus,
  type PostedSort,
  type PostedView,
  type ShownStatus,
  shownStatuses
} from './posted-jobs-url.ts'

/** Applicants by job, without withdrawn ones. */
export interface ApplicantCounts {
  byJob: ReadonlyMap<string, ApplicantCount>
  /** Applications read so far, newest first, of `total`. */
  read: number
  total: number
}

/** undefined: not known. */
export type CountApplicants = (jobId: string) => number | undefined

/** A job without listed applicants has none only if all applications were read. */
export function countApplicants(counts: ApplicantCounts | undefined, jobId: string): number | undefined {
  return counts && (counts.byJob.get(jobId)?.all ?? (counts.read < counts.total ? undefined : 0))
}

export type StatusCounts = Record<ShownStatus | 'all', number>

interface PostedSelection {
  shown: readonly Job[]
  /** Jobs of all pages, ordered. */
  matching: readonly Job[]
  /** The requested page, or the last one. */
  page: number
  pages: number
  /** By status, ignoring the view's own. */
  counts: StatusCounts
}

/** `jobs`: newest first. */
export function filterPostedJobs(
  jobs: readonly Job[],
  view: PostedView,
  countApplicants: CountApplicants,
  hasNew: (jobId: string) => boolean = () => false
): PostedSelection {
  const { words, category, place, isNew } = view
  const hasWords = buildConditions<Job>({ words, order: 'stored', limit: 0 }, jobsCollection.searchText)
  const now = new Date()
  const counts = Object.fromEntries(['all', ...shownStatuses].map((status) => [status, 0])) as StatusCounts
  const found: Job[] = []
  for (const job of jobs) {
    if (category !== '' && job.category.trim() !== category) continue
    if (place !== '' && job.location.trim() !== place) continue
    if (isNew && !hasNew(job.id)) continue
    if (words !== '' && !hasWords(job)) continue
    const status = findShownStatus(job, now)
    counts.all += 1
    counts[status] += 1
    if (view.status === 'all' || view.status === status) found.push(job)
  }
  const matching = sortJobs(found, view.sort, countApplicants)
  return { matching, counts, ...selectPage(matching, view, matching.length) }
}

/** `total` may exceed the jobs that were read. */
export function selectPage(
  jobs: readonly Job[],
  { page: wanted, size }: Pick<PostedView, 'page' | 'size'>,
  total: number
): Pick<PostedSelection, 'shown' | 'page' | 'pages'> {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(wanted, pages)
  return { shown: jobs.slice((page - 1) * size, page * size), page, pages }
}

/** `jobs`: newest first. Stable. */
function sortJobs(jobs: Job[], sort: PostedSort, countApplicants: CountApplicants): Job[] {
  if (sort === 'newest') return jobs
  if (sort === 'oldest') return jobs.reverse()
  if (sort === 'applicants') return sortBy(jobs, (job) => -(countApplicants(job.id) ?? 0))
  // Folded keys: a collator would take ten times as long.
  if (sort === 'title') return sortBy(jobs, foldTitle)
  return sortBy(jobs, (job) => (job.status === 'approved' ? readLastDay(job) : '~'))
}

function sortBy(jobs: readonly Job[], read: (job: Job) => string | number): Job[] {
  const rows = jobs.map((job) => ({ job, key: read(job) }))
  return rows.sort((one, other) => compareTexts(one.key, other.key)).map(({ job }) => job)
}

const foldTitle = memoize((job: Job) => fold(job.title.trim()))

export interface PostedChoices {
  categories: readonly string[]
  places: readonly string[]
}

/** Options of the filters; the trade's categories always come first. */
export function listChoices(jobs: readonly Job[]): PostedChoices {
  const categories = new Set<string>(jobCategories)
  const places = new Set<string>()
  for (const job of jobs) {
    categories.add(job.category.trim())
    places.add(job.location.trim())
  }
  const filled = (texts: ReadonlySet<string>) => [...texts].filter((text) => text !== '')
  return { categories: filled(categories), places: filled(places).sort((one, other) => one.localeCompare(other)) }
}
