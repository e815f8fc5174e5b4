import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive, measureFirstDecision } from '#shared/domain/job/job-life.ts'
import type { CountApplicants } from '../find/select-postings.ts'

/** After so many days on the board without an applicant a posting needs another look. */
export const quietDays = 7

const hourMs = 3_600_000

/** What a posting came to. */
export interface PostingNumbers {
  job: Job
  /** Full days that the public could read it; undefined: it never could, or nobody knows since when. */
  days: number | undefined
  /** undefined: not known. */
  applicants: number | undefined
}

export interface NumbersSummary {
  live: number
  waiting: number
  /** Days live of all postings together. */
  days: number
  /** undefined: not known. */
  applicants: number | undefined
  /** Postings that are live for a week and have no applicant, the longest first; undefined: that is not known. */
  quiet: readonly PostingNumbers[] | undefined
  /** Half of the postings were decided within so many hours; undefined: no posting says how long it waited. */
  medianHours: number | undefined
  /** Of how many postings the history says how long they waited for their first decision. */
  decided: number
  /** By applicants, then by days: those with most first. */
  postings: readonly PostingNumbers[]
}

/** What all the postings came to by `now`, in milliseconds since 1970. */
export function summarize(jobs: readonly Job[], countApplicants: CountApplicants, now: number): NumbersSummary {
  const postings = jobs.map((job) => ({
    job,
    days: countDaysLive(job, now),
    applicants: countApplicants(job.id)
  }))
  const isKnown = postings.every(({ applicants }) => applicants !== undefined)
  const quiet = postings.filter(
    ({ job, days = 0, applicants }) => job.status === 'approved' && applicants === 0 && days >= quietDays
  )
  const waits = jobs.flatMap((job) => measureFirstDecision(job) ?? [])
  const median = findMedian(waits)
  return {
    live: jobs.filter(({ status }) => status === 'approved').length,
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

/** The middle one, or the mean of the two in the middle; undefined: there is none. */
export function findMedian(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined) return undefined
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
}
