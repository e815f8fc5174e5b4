import type { JobPosting, WithContext } from 'schema-dts'
import { formatCategoryPlacePath, formatPlacePath } from '#renderer/config/job-list-paths.ts'
import { paths } from '#renderer/config/paths.ts'
import { createCompanyRepository } from '#renderer/data/companies/company-repository.ts'
import { createLiveJobsRepository } from '#renderer/data/live-jobs-repository.ts'
import { excerptLength } from '#renderer/features/jobs/card/job-card.tsx'
import { formatJobTitle } from '#renderer/features/jobs/card/job-card-summary.tsx'
import {
  formatListAddress,
  formatListTitle,
  type JobsFound,
  jobSearches
} from '#renderer/features/jobs/search/use-job-search.ts'
import { maxLiveJobs } from '#renderer/hooks/companies/use-company.ts'
import type { FirstResults } from '#renderer/hooks/services-context.ts'
import head from '#renderer/messages/head.json'
import { format, t } from '#renderer/messages/messages.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { fold } from '#shared/documents/fold-text.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { readLastDay } from '#shared/domain/job/job-expiry.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { ClosedJob } from './published-site-folder.ts'
import { readLiveQueryOnce } from './read-live-query-once.ts'
import { type PublicBoard, pickJob } from './read-public-board.ts'
import { describeJobPosting } from './structured-data.ts'

/** The screens that published pages are of, each with its own template. */
export const screens = {
  home: 'routes/home-route.tsx',
  list: 'routes/jobs-route.tsx',
  job: 'routes/job-route.tsx',
  company: 'routes/company-route.tsx'
} as const

/** A page, with all that it is made from: while that stays the same, so does the page. */
export interface PublishedPage {
  readonly screen: keyof typeof screens
  /** Its own address, decoded, without the host: '/jobs/job_1', '/places/Surat GJ'. */
  readonly path: string
  /** The address of its screen in the app. */
  readonly at: string
  readonly title: string
  readonly description: string
  readonly results: FirstResults
  /** Search engines are asked to leave it out. */
  readonly isHidden?: true
  /** The day or time of its last change as far as the board knows it, ISO 8601. */
  readonly changed?: string | undefined
  readonly jobPosting?: WithContext<JobPosting> | null
  /** Sources of its preview picture. */
  readonly job?: Job
  readonly company?: Company | null
  /** The jobs of its feeds, newest first. */
  readonly feed?: readonly Job[]
}

/** How many jobs a list shows before the app is there. */
const maxShown = 20

/** How many jobs the feed of a list has. */
const maxFed = 50

/** How many live ones a closed page offers: see ended-job.tsx. */
const maxSimilar = 3

const noSearch: JobSearch = jobSearches.empty

/** All pages of a board. */
export async function listPages(
  board: PublicBoard,
  closed: ReadonlyMap<string, ClosedJob>,
  onFailure?: (path: string, error: unknown) => void
): Promise<PublishedPage[]> {
  const documents = createMemoryStore({
    elements: { jobs: board.jobs, companies: board.companies, companyMembers: board.members }
  })
  const jobs = createLiveJobsRepository(documents)
  const companies = createCompanyRepository(documents)
  const companyById = new Map(board.companies.map((company) => [company.id, company]))
  const companyOf = new Map(board.members.map(({ id, companyId }) => [id, companyById.get(companyId)]))

  async function findAll(search: JobSearch): Promise<JobsFound> {
    const result = await readLiveQueryOnce<JobsFound['result']>((...listeners) =>
      jobs.watchSearch(search, board.jobs.length, ...listeners)
    )
    return { query: search, result: { ...result, jobs: board.isShared ? sortAsServer(result.jobs) : result.jobs } }
  }

  async function describeList(path: string, search: JobSearch): Promise<PublishedPage | null> {
    const { query, result } = await findAll(search)
    const at = formatListAddress(search)
    if (at !== paths.jobs && result.jobs.length === 0) return null
    const found: JobsFound = { query, result: { ...result, jobs: result.jobs.slice(0, maxShown).map(trimJob) } }
    return {
      ...{ screen: 'list', path, at, title: formatListTitle(search) },
      description: at === paths.jobs ? format(head['head.jobs']) : describeJobs(result.jobs),
      results: { [`list ${at}`]: found },
      changed: findLatest(result.jobs),
      feed: result.jobs.slice(0, maxFed)
    }
  }

  function describeJob(job: Job): PublishedPage {
    const company = companyOf.get(job.employerId) ?? null
    const path = `/jobs/${job.id}`
    return {
      ...{ screen: 'job', path, at: paths.job(job.id), title: formatJobTitle(job), description: describeOne(job) },
      results: { [`job ${job.id}`]: pickJob(job), [`companyOf ${job.employerId}`]: company },
      changed: findLatest([job]),
      jobPosting: describeJobPosting(job),
      ...{ job, company }
    }
  }

  async function describeClosed(id: string, { outcome }: ClosedJob): Promise<PublishedPage> {
    const { ending, category } = outcome
    const { result } = await findAll({ ...noSearch, category })
    return {
      ...{
        screen: 'job',
        path: `/jobs/${id}`,
        at: paths.job(id),
        isHidden: true,
        description: format(head['head.ended'])
      },
      title: t(`ended.${ending}`),
      results: {
        [`job ${id}`]: null,
        [`outcome ${id}`]: outcome,
        [`similar ${category}`]: result.jobs.slice(0, maxSimilar).map(trimJob)
      }
    }
  }

  async function describeCompany(company: Company): Promise<PublishedPage> {
    const live = await readLiveQueryOnce<{ jobs: Job[]; total: number }>((...listeners) =>
      companies.watchLive(company.id, maxLiveJobs, ...listeners)
    )
    return {
      ...{ screen: 'company', path: `/companies/${company.id}`, at: paths.company(company.id), title: company.name },
      description: cut(joinParts([company.place, toOneLine(company.about)])) || format(head['head.company']),
      results: {
        [`company ${company.id}`]: company,
        [`live ${company.id}`]: { ...live, jobs: live.jobs.slice(0, maxShown).map(trimJob) }
      },
      changed: findLatest(live.jobs)
    }
  }

  async function describeHome(): Promise<PublishedPage> {
    const featured = await readLiveQueryOnce<Job[]>((...listeners) => jobs.watchFeatured(...listeners))
    const counts = await readLiveQueryOnce((...listeners) => jobs.watchCounts(...listeners))
    return {
      ...{
        screen: 'home',
        path: paths.home,
        at: paths.home,
        title: '',
        description: '',
        changed: findLatest(board.jobs)
      },
      results: { featured: featured.map(trimJob), counts }
    }
  }

  const places = listPlaces(board.jobs)
  const lists = [
    { path: paths.jobs, search: noSearch },
    ...jobCategories.map((category) => ({ path: paths.category(category), search: { ...noSearch, category } })),
    ...places.map((location) => ({ path: formatPlacePath(location), search: { ...noSearch, location } })),
    ...jobCategories.flatMap((category) =>
      places.map((location) => ({
        path: formatCategoryPlacePath(category, location),
        search: { ...noSearch, category, location }
      }))
    )
  ]
  const pages: PublishedPage[] = []
  const add = async (path: string, describe: () => PublishedPage | null | Promise<PublishedPage | null>) => {
    try {
      const page = await describe()
      if (page) pages.push(page)
    } catch (error) {
      if (!onFailure) throw error
      onFailure(path, error)
    }
  }
  await add(paths.home, describeHome)
  for (const { path, search } of lists) await add(path, () => describeList(decodeURIComponent(path), search))
  for (const company of board.companies) await add(`/companies/${company.id}`, () => describeCompany(company))
  for (const job of board.jobs) await add(`/jobs/${job.id}`, () => describeJob(job))
  for (const [id, closedJob] of closed) await add(`/jobs/${id}`, () => describeClosed(id, closedJob))
  return pages
}

/** The same page with some fewer jobs in its list; null: it has no list, or a short one. */
export function shortenPage(page: PublishedPage): PublishedPage | null {
  let isShorter = false
  const cutJobs = (_: string, value: unknown) => {
    if (!Array.isArray(value) || value.length < 6 || !isJobList(value)) return value
    isShorter = true
    return value.slice(0, -3)
  }
  const results = JSON.parse(JSON.stringify(page.results, cutJobs)) as FirstResults
  return isShorter ? { ...page, results } : null
}

const isJobList = (list: readonly unknown[]) => list.every((each) => Object.hasOwn(Object(each), 'employerId'))

/** The places that have jobs, each as it is mostly spelled. */
function listPlaces(jobs: readonly Job[]): string[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const { location } of jobs) {
    const place = location.trim().replace(/\s+/g, ' ')
    // A slash in it would part an address.
    if (place === '' || place.includes('/')) continue
    const counts = spellings.get(fold(place)) ?? new Map<string, number>()
    spellings.set(fold(place), counts.set(place, (counts.get(place) ?? 0) + 1))
  }
  return [...spellings.values()].map(
    (counts) => [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))[0]?.[0] ?? ''
  )
}

/** A job with the fields of a card alone. */
function trimJob(job: Job): Job {
  const { companyOverview: _overview, ...rest } = pickJob(job)
  const description = job.description.trim().slice(0, excerptLength + 1)
  return { ...rest, description, responsibilities: [], qualifications: [], keywords: [] }
}

/** As Firestore orders a list of what is unexpired, newest first: equal days by the last day, then by name. */
function sortAsServer(jobs: readonly Job[]): Job[] {
  const keys = (job: Job) => [job.postedDate, readLastDay(job), job.id]
  return jobs
    .map((job) => ({ job, key: keys(job) }))
    .sort(({ key: one }, { key: other }) => {
      const at = one.findIndex((part, index) => part !== other[index])
      return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? 1 : -1
    })
    .map(({ job }) => job)
}

/** When a job last changed, as far as it says so. */
function findLatest(jobs: readonly Job[]): string | undefined {
  const times = jobs.map(({ changedAt, postedDate }) => (typeof changedAt === 'string' ? changedAt : postedDate))
  return times
    .filter((time) => !Number.isNaN(Date.parse(time)))
    .map((time) => (/^\d{4}-\d\d-\d\d$/.test(time) ? time : new Date(time).toISOString()))
    .sort()
    .at(-1)
}

/** As much of a text as a result of a search engine shows, in characters. */
const maxDescription = 155

function cut(text: string): string {
  return text.length <= maxDescription ? text : `${text.slice(0, maxDescription).replace(/\s*\S*$/, '')}…`
}

export function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Pay, type and what the job says first. */
function describeOne(job: Job): string {
  return cut(joinParts([findGivenSalary(job), job.type, toOneLine(job.description)]) || format(head['head.job']))
}

function describeJobs(jobs: readonly Job[]): string {
  const titles = [...new Set(jobs.map(({ title }) => toOneLine(title)))].slice(0, 5).join(', ')
  return cut(format(head['head.list'], { count: jobs.length, titles }))
}
