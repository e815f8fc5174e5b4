import { jobs as jobsCollection } from '#shared/collections/jobs.ts'
import { buildConditions } from '#shared/documents/conditions.ts'
import { fold } from '#shared/documents/fold.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobStatus, jobCategories, jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import type { PostedSort, PostedView } from './posted-view.ts'

/** How many people applied to a posting; undefined: that is not known. */
export type CountApplicants = (jobId: string) => number | undefined

export interface PostedSelection {
  /** The jobs of the page that is shown. */
  shown: readonly Job[]
  /** Those on all pages, in the order of the view. */
  matching: readonly Job[]
  /** The page that was asked for, or the last when there are fewer. */
  page: number
  pages: number
  /** How many there are of each status, whatever status is asked for. */
  counts: Record<JobStatus | 'all', number>
}

/** What a view shows of the jobs, which are given newest first. */
export function selectPostings(
  jobs: readonly Job[],
  view: PostedView,
  countApplicants: CountApplicants
): PostedSelection {
  const { words, category, place } = view
  const hasWords = buildConditions<Job>({ words, order: 'stored', limit: 0 }, jobsCollection.searchText)
  const counts = {
    all: 0,
    ...Object.fromEntries(jobStatuses.map((status) => [status, 0]))
  } as PostedSelection['counts']
  const found: Job[] = []
  for (const job of jobs) {
    if (category !== '' && job.category.trim() !== category) continue
    if (place !== '' && job.location.trim() !== place) continue
    if (words !== '' && !hasWords(job)) continue
    counts.all += 1
    counts[job.status] += 1
    if (view.status === 'all' || view.status === job.status) found.push(job)
  }
  const matching = sortPostings(found, view.sort, countApplicants)
  return { matching, counts, ...selectPage(matching, view, matching.length) }
}

/** The page of a list that a view asks for. `total`: how many there are, which may be more than the list holds. */
export function selectPage(
  jobs: readonly Job[],
  { page: wanted, size }: PostedView,
  total: number
): Pick<PostedSelection, 'shown' | 'page' | 'pages'> {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(wanted, pages)
  return { shown: jobs.slice((page - 1) * size, page * size), page, pages }
}

/** `jobs` are given newest first; equal ones stay so. */
function sortPostings(jobs: Job[], sort: PostedSort, countApplicants: CountApplicants): Job[] {
  if (sort === 'newest') return jobs
  if (sort === 'oldest') return jobs.reverse()
  if (sort === 'applicants') {
    const rows = jobs.map((job) => ({ job, count: countApplicants(job.id) ?? 0 }))
    return rows.sort((one, other) => other.count - one.count).map(({ job }) => job)
  }
  // Compared as they are searched, without accents: a collator would take ten times as long.
  const rows = jobs.map((job) => ({ job, key: foldTitle(job) }))
  return rows.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ job }) => job)
}

/** Jobs never change, they are replaced. */
const foldedTitles = new WeakMap<Job, string>()

function foldTitle(job: Job): string {
  const known = foldedTitles.get(job)
  if (known !== undefined) return known
  const folded = fold(job.title.trim())
  foldedTitles.set(job, folded)
  return folded
}

export interface PostedChoices {
  categories: readonly string[]
  places: readonly string[]
}

/** What the jobs can be narrowed to. The categories of the trade are always among them, in their order. */
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
