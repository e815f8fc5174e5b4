import type { JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { useJobOutcome } from '#renderer/hooks/use-job-outcome.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import { t } from '#renderer/messages/messages.ts'
import { findClosingNotice, findLeftOpen } from '#shared/domain/application/after-closing.ts'
import type { Interview } from '#shared/domain/application/interview-thread/interview-thread.ts'

/** undefined: it is live, or not known. */
export function useEndedJob(jobId: string): Exclude<JobOutcome, { state: 'live' }> | undefined {
  const { data: outcome, error } = useJobOutcome(jobId)
  return error || outcome?.state === 'live' ? undefined : outcome
}

/** Why its job is not shown any more, and what that leaves the candidate. */
export function JobOutcomeNote({ jobId, interview }: { jobId: string; interview: Interview | null }) {
  const outcome = useEndedJob(jobId)
  const now = useNow()
  if (!outcome) return null
  const { state } = outcome
  const text =
    state === 'ended'
      ? t(`applications.ended.${findClosingNotice(outcome.ending, findLeftOpen(interview, now))}`)
      : t(`applications.${state}`)
  return <p className="small soft">{text}</p>
}
