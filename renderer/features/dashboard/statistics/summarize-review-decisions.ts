import type { Job } from '#shared/domain/job/job.ts'
import type { JobStatus } from '#shared/domain/job/job-categories-and-statuses.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
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
  return jobs.flatMap((job) =>
    listWaits(job).flatMap(({ from, to, isGuessed, next }): Decision[] => {
      if (isGuessed || to === null) return []
      return next === 'approved' || next === 'rejected' ? [{ at: to, waited: to - from, outcome: next }] : []
    })
  )
}

/** From each submission to what came after it. An undone decision ends none: the employer has waited on. */
function listWaits(job: Job) {
  const undone = new Set(parseHistory(job).flatMap(({ type, at }) => (type === 'putBack' ? Date.parse(at) : [])))
  const waits: { from: number; to: number | null; isGuessed: boolean; next: JobStatus | undefined }[] = []
  const periods = readStatusPeriods(job)
  for (const [index, { status, from, to, isGuessed }] of periods.entries()) {
    if (status !== 'pending') continue
    const next = periods[index + 1]?.status
    const last = waits.at(-1)
    if (last && undone.has(from)) Object.assign(last, { to, next })
    else waits.push({ from, to, isGuessed, next })
  }
  return waits
}

/** `moments`: the ends of the spans, oldest first. Waits are undefined in a span without a decision. */
export function groupDecisions(decisions: readonly Decision[], moments: readonly number[]) {
  const [first = 0, second = first] = moments
  return moments.map((end, index) => {
    const begin = moments[index - 1] ?? first - (second - first)
    const of = decisions.filter(({ at }) => at > begin && at <= end)
    const waits = of.map(({ waited }) => waited)
    const count = (wanted: Decision['outcome']) => of.filter(({ outcome }) => outcome === wanted).length
    return {
      ...{ approved: count('approved'), rejected: count('rejected') },
      ...{ median: findMedian(waits), longest: waits.length > 0 ? Math.max(...waits) : undefined }
    }
  })
}

/** Of all decisions in the last seven days, and of the jobs that wait now. `now`: milliseconds since 1970. */
export function summarizeDecisions(jobs: readonly Job[], now: number) {
  const recent = listDecisions(jobs).filter(({ at }) => at > now - 7 * dayMs && at <= now)
  const waits = recent.map(({ waited }) => waited)
  const waiting = jobs.flatMap((job) => {
    const last = listWaits(job).at(-1)
    return job.status === 'pending' && last?.to === null ? now - last.from : []
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
