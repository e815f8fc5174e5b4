import { boardOffsetMs } from '#shared/documents/india-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canExpire, isPublic, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { countDaysLive, readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import type { CountApplicants } from '../filter/filter-posted-jobs.ts'

/** Days on the board without an applicant. */
export const quietDays = 7

export interface JobNumbers {
  job: Job
  /** Full public days; undefined: never public, or unknown since when. */
  days: number | undefined
  /** undefined: not known. */
  applicants: number | undefined
}

export type JobsSummary = ReturnType<typeof summarizeJobs>

/** `now`: milliseconds since 1970. */
export function summarizeJobs(jobs: readonly Job[], countApplicants: CountApplicants, now: number) {
  const today = new Date(now)
  const rows = jobs.map(
    (job): JobNumbers => ({
      job,
      days: countDaysLive(job, now),
      applicants: countApplicants(job.id)
    })
  )
  const isKnown = rows.every(({ applicants }) => applicants !== undefined)
  const quiet = rows.filter(
    ({ job, days = 0, applicants }) => isPublic(job, today) && applicants === 0 && days >= quietDays
  )
  return {
    live: jobs.filter((job) => isPublic(job, today)).length,
    /** undefined: not known. */
    applicants: isKnown ? sum(rows.map(({ applicants = 0 }) => applicants)) : undefined,
    /** Live for quietDays without an applicant, longest first; undefined: not known. */
    quiet: isKnown ? quiet.sort(compareDays) : undefined,
    /** By applicants, then by days, descending. */
    jobs: rows.sort((one, other) => (other.applicants ?? 0) - (one.applicants ?? 0) || compareDays(one, other))
  }
}

function compareDays(one: JobNumbers, other: JobNumbers): number {
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

export const lookbacks = ['weeks', 'months'] as const
export type Lookback = (typeof lookbacks)[number]

const steps = 12
const dayMs = 86_400_000

/** Twelve moments up to now, oldest first, in milliseconds since 1970. */
export function listMoments(over: Lookback, now: Date): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const ago = steps - 1 - index
    const moment = new Date(now)
    if (over === 'weeks') moment.setDate(now.getDate() - 7 * ago)
    else {
      // Clamps the 31st to the last day of shorter months.
      moment.setDate(1)
      moment.setMonth(now.getMonth() - ago)
      const lastDay = new Date(moment.getFullYear(), moment.getMonth() + 1, 0).getDate()
      moment.setDate(Math.min(now.getDate(), lastDay))
    }
    return moment.getTime()
  })
}

interface LiveSeries {
  /** '': the rest. */
  group: string
  counts: readonly number[]
}

/** Live jobs at each moment by group, largest first; beyond `max` groups the rest as one. */
export function countLive(
  jobs: readonly Job[],
  moments: readonly number[],
  findGroup: (job: Job) => string,
  max: number
): LiveSeries[] {
  const groups = new Map<string, number[]>()
  for (const job of jobs) {
    for (const { status, from, to } of readStatusPeriods(job)) {
      if (status !== 'approved') continue
      const end =
        to ?? (canExpire(job) ? Date.parse(readLastDay(job)) + dayMs - boardOffsetMs : Number.POSITIVE_INFINITY)
      moments.forEach((moment, index) => {
        if (moment < from || moment >= end) return
        const group = findGroup(job)
        const counts = groups.get(group) ?? moments.map(() => 0)
        counts[index] = (counts[index] ?? 0) + 1
        groups.set(group, counts)
      })
    }
  }
  const named = [...groups].filter(([group]) => group !== '')
  named.sort(([, one], [, other]) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0) || sum(other) - sum(one))
  const rest = [...named.slice(max), ...[...groups].filter(([group]) => group === '')].map(([, counts]) => counts)
  const series = named.slice(0, max).map(([group, counts]) => ({ group, counts }))
  if (rest.length === 0) return series
  return [...series, { group: '', counts: moments.map((_, index) => sum(rest.map((counts) => counts[index] ?? 0))) }]
}
