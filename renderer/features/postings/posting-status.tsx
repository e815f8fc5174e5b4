import { State, type Tone } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { JobStatus } from '#shared/domain/job/job-vocabulary.ts'

const tones: Record<JobStatus, Tone> = { pending: 'waiting', approved: 'good', rejected: 'bad', deleted: 'plain' }

/** What became of a posting. */
export function PostingStatus({ status }: { status: JobStatus }) {
  return <State tone={tones[status]} word={t(`posting.status.${status}`)} />
}
