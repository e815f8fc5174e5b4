import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { countDaysLive, measureFirstDecision } from '#shared/domain/job/job-life.ts'
import type { CountApplicants } from '../find/select-postings.ts'

/** Days on the board without an applicant. */
export const quietDays = 7

const hourMs = 3_600_000

export interface PostingNumbers {
  job: Job
  /** Full public days; undefined: never public, or unknown since when. */
  days: number | undefined
  /** undefined: not known. */
  applicants: number | undefined
}

export interface NumbersSummary {
  live: number
  waiting: number
  days: number
  /** undefined: not known. */
  applicants: number | undefined
  /** Live for quietDays without an applicant, longest first; undefined: not known. */
  quiet: readonly PostingNumbers[] | undefined
  /** Median hours to the first decision; undefined: no data. */
  medianHours: number | undefined
  /** Postings behind the median. */
  decided: number
  /** By applicants, then by days, descending. */
  postings: readonly PostingNumbers[]
}

/** `now`: milliseconds since 1970. */
export function summarize(jobs: readonly Job[], countApplicants: CountApplicants, now: number): NumbersSummary {
  const today = new Date(now)
  const postings = jobs.map((job) => ({
    job,
    days: countDaysLive(job, now),
    applicants: countApplicants(job.id)
  }))
  const isKnown = postings.every(({ applicants }) => applicants !== undefined)
  const quiet = postings.filter(
    ({ job, days = 0, applicants }) => isPublic(job, today) && applicants === 0 && days >= quietDays
  )
  const waits = jobs.flatMap((job) => measureFirstDecision(job) ?? [])
  const median = findMedian(waits)
  return {
    live: jobs.filter((job) => isPublic(job, today)).length,
    waiting: jobs.filter(({ status }) => status === 'pending').length,
    days: sum(postings.map(({ days = 0 }) => days)),
    applicants: isKnown ? sum(postings.map(({ applicants = 0 }) => applicants)) : undefined,
    quiet: isKnown ? quiet.sort(compareDays) : undefined,
    medianHours: median === undefined ? undefined : median / hourMs,
    decided: waits.length,
    postings: postings.sort((one, other) => (other.applicants ?? 0) - (one.applicants ?? 0) || compareDays(one, other))
  }
}

function compareDays(one: PostingNumbers, other: PostingNumbers): number {
  return (other.days ?? -1) - (one.days ?? -1)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export function findMedian(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined) return undefined
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
}
