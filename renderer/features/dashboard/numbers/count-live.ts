import type { Job } from '#shared/domain/job/job.ts'
import { canExpire, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { readLife } from '#shared/domain/job/job-life.ts'

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

export interface LiveSeries {
  /** '': the rest. */
  group: string
  counts: readonly number[]
}

/** Live postings at each moment by group, largest first; beyond `max` groups the rest as one. */
export function countLive(
  jobs: readonly Job[],
  moments: readonly number[],
  findGroup: (job: Job) => string,
  max: number
): LiveSeries[] {
  const groups = new Map<string, number[]>()
  for (const job of jobs) {
    for (const { status, from, to } of readLife(job)) {
      if (status !== 'approved') continue
      const end = to ?? (canExpire(job) ? Date.parse(readLastDay(job)) + dayMs : Number.POSITIVE_INFINITY)
      moments.forEach((moment, index) => {
        if (moment < from || moment >= end) return
        const group = findGroup(job)
        const counts = groups.get(group) ?? moments.map(() => 0)
        counts[index] = (counts[index] ?? 0) + 1
        groups.set(group, counts)
      })
    }
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const named = [...groups].filter(([group]) => group !== '')
  named.sort(([, one], [, other]) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0) || sum(other) - sum(one))
  const rest = [...named.slice(max), ...[...groups].filter(([group]) => group === '')].map(([, counts]) => counts)
  const series = named.slice(0, max).map(([group, counts]) => ({ group, counts }))
  if (rest.length === 0) return series
  return [...series, { group: '', counts: moments.map((_, index) => sum(rest.map((counts) => counts[index] ?? 0))) }]
}
