import type { Job } from '#shared/domain/job/job.ts'
import { type JobEvent, parseHistory } from '#shared/domain/job/job-record.ts'
import type { JobAction } from '#shared/domain/job/job-transitions.ts'

/**
 * The event that brought a posting to the desk as it is: its submission to review, or its rejection. Undefined: the
 * history does not have it.
 */
export function findSubmission(job: Job): JobEvent | undefined {
  const deeds: readonly JobAction[] = job.status === 'rejected' ? ['reject'] : ['post', 'revise']
  return parseHistory(job).findLast(({ did }) => deeds.includes(did))
}

/** The name of whoever submitted it for review. */
export function findSubmitter(job: Job): string | undefined {
  return parseHistory(job).findLast(({ did }) => did === 'post' || did === 'revise')?.by.name
}

export type Age = { count: number; unit: 'minute' | 'hour' | 'day' }

/** How long ago an instant or a day was, in the largest unit that fits; null: it is neither. */
export function computeAge(at: string, now: Date): Age | null {
  const whole = at.includes('T')
  // A day begins at midnight where the person is.
  const minutes = Math.floor((now.getTime() - Date.parse(whole ? at : `${at}T00:00`)) / 60_000)
  if (Number.isNaN(minutes)) return null
  const unit = whole && minutes < 60 ? 'minute' : whole && minutes < 1440 ? 'hour' : 'day'
  return { count: Math.max(0, Math.floor(minutes / { minute: 1, hour: 60, day: 1440 }[unit])), unit }
}
