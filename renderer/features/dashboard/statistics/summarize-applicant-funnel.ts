import { type ApplicantCount, noApplicants } from '#shared/domain/application/applicant-count.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { countDaysLive, readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import { findMedian, quietDays } from './summarize-job-statistics.ts'

export interface JobFunnel {
  job: Job
  /** Full days of being public. */
  days: number
  count: ApplicantCount
  /** From going live to the first application, in full days; undefined: there is none, or it is not known. */
  daysToFirst: number | undefined
}

const dayMs = 86_400_000

/** Jobs that were public, by applicants and then by days. `countOf`: undefined when it is not known. */
export function summarizeFunnel(
  jobs: readonly Job[],
  countOf: (jobId: string) => ApplicantCount | undefined,
  now: number
): JobFunnel[] {
  const rows = jobs.flatMap((job): JobFunnel[] => {
    const days = countDaysLive(job, now)
    const count = countOf(job.id) ?? noApplicants
    const liveFrom = readStatusPeriods(job).find(({ status }) => status === 'approved')?.from
    const firstAt = Date.parse(count.firstAt ?? '')
    const waited = liveFrom === undefined ? Number.NaN : Math.max(0, Math.floor((firstAt - liveFrom) / dayMs))
    if (days === undefined) return []
    return [{ job, days, count, daysToFirst: Number.isNaN(waited) ? undefined : waited }]
  })
  return rows.sort((one, other) => other.count.all - one.count.all || other.days - one.days)
}

export interface WeakJob extends JobFunnel {
  problem: 'none' | 'few' | 'noInterview'
  /** What its text lacks, as far as it is known. */
  lacks: 'pay' | 'words' | undefined
}

/** Fewer words tell a worker little. */
const minWords = 25
const minDaysCompared = 14
const minApplicantsMet = 5

/** Live jobs that need attention, the one without applicants for longest first. */
export function findWeakJobs(rows: readonly JobFunnel[], now: Date): WeakJob[] {
  const live = rows.filter(({ job }) => isPublic(job, now))
  const rateOf = ({ count, days }: JobFunnel) => count.all / Math.max(1, days)
  const findProblem = (row: JobFunnel): WeakJob['problem'] | undefined => {
    const { count, days } = row
    if (count.all === 0) return days >= quietDays ? 'none' : undefined
    if (days < minDaysCompared) return undefined
    const others = findMedian(live.filter((one) => one !== row).map(rateOf))
    if (others !== undefined && rateOf(row) < others / 2) return 'few'
    return count.all >= minApplicantsMet && count.interviewed === 0 ? 'noInterview' : undefined
  }
  const weak = live.flatMap((row): WeakJob[] => {
    const problem = findProblem(row)
    if (!problem) return []
    const words = row.job.description.trim().split(/\s+/).length
    const lacks = findGivenSalary(row.job) === null ? 'pay' : words < minWords ? 'words' : undefined
    return [{ ...row, problem, lacks: problem === 'noInterview' ? undefined : lacks }]
  })
  return weak.sort((one, other) => rateOf(one) - rateOf(other) || other.days - one.days)
}
