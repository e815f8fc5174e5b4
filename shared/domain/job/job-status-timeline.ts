import { memoize } from '../../documents/memoize.ts'
import { type Job, toCalendarDay } from './job.ts'
import type { JobStatus } from './job-categories-and-statuses.ts'
import { type JobEvent, parseHistory } from './job-history-events.ts'
import { findOutcome, type JobState, type Relation } from './job-transitions.ts'

/** Times in milliseconds since 1970. */
interface StatusPeriod {
  status: JobStatus
  from: number
  /** null: it goes on. */
  to: number | null
  /** Begins on the posted day, for want of a record. */
  isGuessed: boolean
}

const dayMs = 86_400_000

/** Oldest first and without gaps; empty when no time is known. The last is the stored status, whatever the history says. */
export const readStatusPeriods: (job: Job) => readonly StatusPeriod[] = memoize(deriveStatusPeriods)

function deriveStatusPeriods(job: Job): StatusPeriod[] {
  const spans: StatusPeriod[] = []
  const postedAt = readPostedTime(job)
  const enter = (status: JobStatus, at: number, isGuessed = false) => {
    const last = spans.at(-1)
    if (last?.to === null) {
      if (last.status === status) return
      last.to = at
    }
    spans.push({ status, from: at, to: null, isGuessed })
  }
  let state: JobState = 'none'
  let now = Number.NEGATIVE_INFINITY
  for (const event of parseHistory(job)) {
    const time = Date.parse(event.at)
    const before = findStateBefore(event, state)
    if (Number.isNaN(time) || before === undefined) continue
    // Clocks of devices differ: times never go back.
    now = Math.max(now, time)
    if (spans.length === 0 && before !== 'none') enter(before, Math.min(postedAt ?? now, now), true)
    state = findOutcome(event.type, relationOf[event.by.role], before) ?? state
    const last = spans.at(-1)
    if (state !== 'none') enter(state, now)
    else if (last) last.to ??= now
  }
  const last = spans.at(-1)
  if (last === undefined) {
    if (postedAt !== undefined) enter(job.status, postedAt, true)
  } else if (last.status !== job.status || last.to !== null) enter(job.status, now, true)
  return spans
}

const relationOf: Record<JobEvent['by']['role'], Relation> = {
  Admin: 'administrator',
  Employer: 'owner',
  Candidate: 'candidate'
}

/** For a history whose beginning is missing, likeliest first. */
const likelyStates: readonly JobState[] = ['approved', 'pending', 'rejected', 'deleted', 'none']

/** undefined: none fits. */
function findStateBefore({ type, by }: JobEvent, state: JobState): JobState | undefined {
  const relation = relationOf[by.role]
  return [state, ...likelyStates].find((before) => findOutcome(type, relation, before) !== null)
}

function readPostedTime({ postedDate }: Job): number | undefined {
  const day = toCalendarDay(postedDate)
  const time = day === '' ? Number.NaN : Date.parse(`${day}T00:00:00+05:30`)
  return Number.isNaN(time) ? undefined : time
}

/** Full days of being public; undefined: none, or unknown. */
export function countDaysLive(job: Job, now: number): number | undefined {
  const live = readStatusPeriods(job).filter(({ status, from }) => status === 'approved' && from <= now)
  if (live.length === 0) return undefined
  return Math.floor(live.reduce((sum, { from, to }) => sum + Math.min(to ?? now, now) - from, 0) / dayMs)
}
