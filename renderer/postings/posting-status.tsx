import { State, type Tone } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-ending.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import type { JobStatus } from '#shared/domain/job/job-vocabulary.ts'

const tones: Record<JobStatus, Tone> = { pending: 'waiting', approved: 'good', rejected: 'bad', deleted: 'plain' }

export function PostingStatus({ job }: { job: Pick<Job, 'status' | 'ending' | 'expiresOn'> }) {
  if (isExpired(job, new Date())) return <State tone="plain" word={t('posting.status.expired')} />
  if (readEnding(job) === 'taken-down') return <State tone="bad" word={t('posting.status.takenDown')} />
  return <State tone={tones[job.status]} word={t(`posting.status.${job.status}`)} />
}
