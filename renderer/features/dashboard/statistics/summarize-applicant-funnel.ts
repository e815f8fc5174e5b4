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
  /** Candidates with an account who opened it, at least those who applied; undefined: not known. */
  seen: number | undefined
  count: ApplicantCount
  /** From going live to the first application, in full days; undefined: there is none, or it is not known. */
  daysToFirst: number | undefined
}

const dayMs = 86_400_000

/** By job; a missing one was opened by no candidate. undefined: not known. */
export type SeenCounts = ReadonlyMap<string, number> | undefined

/** Jobs that were public, by applicants and then by days. `countOf`: undefined when it is not known. */
export function summarizeFunnel(
  jobs: readonly Job[],
  countOf: (jobId: string) => ApplicantCount | undefined,
  seenCounts: SeenCounts,
  now: number
): JobFunnel[] {
  const rows = jobs.flatMap((job): JobFunnel[] => {
    const days = countDaysLive(job, now)
    const count = countOf(job.id) ?? noApplicants
    const liveFrom = readStatusPeriods(job).find(({ status }) => status === 'approved')?.from
    const firstAt = Date.parse(count.firstAt ?? '')
    const waited = liveFrom === undefined ? Number.NaN : Math.max(0, Math.floor((firstAt - liveFrom) / dayMs))
    if (days === undefined) return []
    // Older jobs were not counted, and an applicant may have applied without opening the page.
    const seen = seenCounts && Math.max(seenCounts.get(job.id) ?? 0, count.all)
    return [{ job, days, seen, count, daysToFirst: Number.isNaN(waited) ? undefined : waited }]
  })
  return rows.sort((one, other) => other.count.all - one.count.all || other.days - one.days)
}

export interface WeakJob extends JobFunnel {
  problem: 'none' | 'few' | 'noInterview'
  /** Whether few candidates opened it, or few of those who opened it applied; undefined: not known, or another problem. */
  cause: 'unseen' | 'seen' | undefined
  /** What its text lacks, as far as it is known. */
  lacks: 'pay' | 'words' | undefined
}

/** Fewer words tell a worker little. */
const minWords = 25
const minDaysCompared = 14
const minApplicantsMet = 5
/** Fewer say nothing about the pay. */
const minSeen = 5

/** Live jobs that need attention, the one without applicants for longest first. */
export function findWeakJobs(rows: readonly JobFunnel[], now: Date): WeakJob[] {
  const live = rows.filter(({ job }) => isPublic(job, now))
  const rateOf = ({ count, days }: JobFunnel) => count.all / Math.max(1, days)
  const seenRateOf = ({ seen = 0, days }: JobFunnel) => seen / Math.max(1, days)
  const shareOf = ({ seen = 0, count }: JobFunnel) => count.all / Math.max(1, seen)
  const medianOfOthers = (row: JobFunnel, rate: (one: JobFunnel) => number) =>
    findMedian(live.filter((one) => one !== row).map(rate))
  const findProblem = (row: JobFunnel): WeakJob['problem'] | undefined => {
    const { count, days } = row
    if (count.all === 0) return days >= quietDays ? 'none' : undefined
    if (days < minDaysCompared) return undefined
    const others = medianOfOthers(row, rateOf)
    if (others !== undefined && rateOf(row) < others / 2) return 'few'
    return count.all >= minApplicantsMet && count.interviewed === 0 ? 'noInterview' : undefined
  }
  const findCause = (row: JobFunnel): WeakJob['cause'] => {
    if (row.seen === undefined) return undefined
    if (row.seen < minSeen) return 'unseen'
    const [usualRate = 0, usualShare = 0] = [medianOfOthers(row, seenRateOf), medianOfOthers(row, shareOf)]
    if (usualShare === 0) return 'seen'
    // Applicants are the views times the share that applies: whichever is further below the usual.
    const isTooFew = row.seen * usualShare < 1
    return isTooFew || seenRateOf(row) / usualRate < shareOf(row) / usualShare ? 'unseen' : 'seen'
  }
  const weak = live.flatMap((row): WeakJob[] => {
    const problem = findProblem(row)
    if (!problem) return []
    const words = row.job.description.trim().split(/\s+/).length
    const lacks = findGivenSalary(row.job) === null ? 'pay' : words < minWords ? 'words' : undefined
    if (problem === 'noInterview') return [{ ...row, problem, cause: undefined, lacks: undefined }]
    const cause = findCause(row)
    return [{ ...row, problem, cause, lacks: cause === 'unseen' ? undefined : lacks }]
  })
  return weak.sort((one, other) => rateOf(one) - rateOf(other) || other.days - one.days)
}
