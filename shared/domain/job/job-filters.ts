import type { Refinement } from '../../documents/document.ts'
import { formatBoardDay } from '../../documents/india-time.ts'
import type { Job } from './job.ts'
import { isWalkIn } from './job-terms.ts'
import { findMonthlyPay } from './pay.ts'

/** Filters of a job search that no server compares; '' asks for nothing. */
export interface JobFilters {
  /** Rupees a month that the job pays at its best. */
  pay: string
  /** The candidate's years: finds jobs that ask for no more. */
  experience: string
  /** Anything: with lodging. */
  lodging: string
  /** Anything: people may come without an application. */
  walkin: string
  /** 'pay': the best paid first; else the newest. */
  sort: string
}

/** An empty text asks for nothing. */
export interface JobSearch extends JobFilters {
  q: string
  location: string
  category: string
  type: string
  /** Days since it was posted. */
  posted: string
}

/** undefined: nothing is asked for. */
export function buildJobRefinement({
  pay = '',
  experience = '',
  lodging = '',
  walkin = '',
  sort = ''
}: Partial<JobFilters>): Refinement<Job> | undefined {
  const conditions: ((job: Job) => boolean)[] = []
  if (pay) conditions.push((job) => findBestPay(job) >= Number(pay))
  if (experience) conditions.push(({ terms }) => (terms?.experienceFrom ?? 0) <= Number(experience))
  if (lodging) conditions.push(({ terms }) => terms?.benefits?.includes('lodging') === true)
  if (walkin) conditions.push(({ terms }) => isWalkIn(terms ?? {}))
  const isByPay = sort === 'pay'
  if (conditions.length === 0 && !isByPay) return undefined
  return {
    name: JSON.stringify([pay, experience, lodging, walkin, sort]),
    meets: (job) => conditions.every((meets) => meets(job)),
    ...(isByPay && { sort: sortByPay })
  }
}

const sortByPay = <Entry extends { readonly document: Job }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => findBestPay(other.document) - findBestPay(one.document))

const bestPays = new WeakMap<Job, number>()

/** The upper end in a month; 0: the job says nothing that can be compared. */
function findBestPay(job: Job): number {
  const known = bestPays.get(job)
  if (known !== undefined) return known
  const pay = findMonthlyPay(job)
  const best = pay?.max ?? pay?.min ?? 0
  bestPays.set(job, best)
  return best
}

const dayMs = 86_400_000

/** The day that so many days ago is, for a job that was posted since; undefined: any day. A number that is none finds nothing. */
export function findPostedFrom(days: string, now: Date): string | undefined {
  if (days === '') return undefined
  const count = Number(days)
  return count >= 0 && count < 36_500 ? formatBoardDay(new Date(now.getTime() - count * dayMs)) : '9999-12-31'
}
