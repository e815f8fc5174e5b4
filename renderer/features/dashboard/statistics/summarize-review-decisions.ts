import type { Job } from '#shared/domain/job/job.ts'
import { readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import { findMedian } from './summarize-job-statistics.ts'

const dayMs = 86_400_000

interface Decision {
  /** Milliseconds since 1970, and between. */
  at: number
  waited: number
  outcome: 'approved' | 'rejected'
}

/** What the administrator decided, each time a job was submitted. */
export function listDecisions(jobs: readonly Job[]): Decision[] {
  return jobs.flatMap((job) => {
    const periods = readStatusPeriods(job)
    return periods.flatMap(({ status, from, to, isGuessed }, index): Decision[] => {
      const next = periods[index + 1]?.status
      if (status !== 'pending' || isGuessed || to === null) return []
      return next === 'approved' || next === 'rejected' ? [{ at: to, waited: to - from, outcome: next }] : []
    })
  })
}

/** `moments`: the ends of the spans, oldest first. Waits are 0 in a span without a decision. */
export function groupDecisions(decisions: readonly Decision[], moments: readonly number[]) {
  const [first = 0, second = first] = moments
  return moments.map((end, index) => {
    const begin = moments[index - 1] ?? first - (second - first)
    const of = decisions.filter(({ at }) => at > begin && at <= end)
    const waits = of.map(({ waited }) => waited)
    const count = (wanted: Decision['outcome']) => of.filter(({ outcome }) => outcome === wanted).length
    return {
      ...{ approved: count('approved'), rejected: count('rejected') },
      ...{ median: findMedian(waits) ?? 0, longest: Math.max(0, ...waits) }
    }
  })
}

/** Of all decisions in the last seven days, and of the jobs that wait now. `now`: milliseconds since 1970. */
export function summarizeDecisions(jobs: readonly Job[], now: number) {
  const recent = listDecisions(jobs).filter(({ at }) => at > now - 7 * dayMs && at <= now)
  const waits = recent.map(({ waited }) => waited)
  const waiting = jobs.flatMap((job) => {
    const last = readStatusPeriods(job).at(-1)
    return last?.status === 'pending' && last.to === null ? now - last.from : []
  })
  return {
    approved: recent.filter(({ outcome }) => outcome === 'approved').length,
    rejected: recent.filter(({ outcome }) => outcome === 'rejected').length,
    /** Milliseconds; undefined: nothing was decided. */
    median: findMedian(waits),
    longest: waits.length > 0 ? Math.max(...waits) : undefined,
    /** Milliseconds; undefined: none waits. */
    waitingLongest: waiting.length > 0 ? Math.max(...waiting) : undefined
  }
}
