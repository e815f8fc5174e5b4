import { StatusTag, type Tone } from '#renderer/components/public/status-tag.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobStatus } from '#shared/domain/job/job-categories-and-statuses.ts'
import { readEnding } from '#shared/domain/job/job-closing-outcome.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'

type Shown = Pick<Job, 'status' | 'ending' | 'expiresOn'>
type ShownStatus = JobStatus | 'expired' | 'takenDown'

const tones: Record<ShownStatus, Tone> = {
  ...{ pending: 'waiting', approved: 'good', rejected: 'bad', deleted: 'plain' },
  ...{ expired: 'plain', takenDown: 'bad' }
}

function findShownStatus(job: Shown, now: Date): ShownStatus {
  if (isExpired(job, now)) return 'expired'
  return readEnding(job) === 'taken-down' ? 'takenDown' : job.status
}

export const formatStatus = (job: Shown, now: Date): string => t(`job.status.${findShownStatus(job, now)}`)

export function JobStatusLabel({ job }: { job: Shown }) {
  const status = findShownStatus(job, new Date())
  return <StatusTag tone={tones[status]} word={t(`job.status.${status}`)} />
}
