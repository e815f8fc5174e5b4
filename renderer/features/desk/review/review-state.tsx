import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'
import { parseApprovedVersion } from '#shared/domain/job/job-record.ts'

interface Props {
  job: Job
  /** With how much was changed. */
  counted?: boolean
}

/** What kind of decision the posting waits for, or what became of it. */
export function ReviewState({ job, counted = false }: Props) {
  if (job.status === 'approved') return <State tone="good" word={t('desk.state.approved')} />
  if (job.status !== 'pending') return <PostingStatus job={job} />
  const version = parseApprovedVersion(job)
  if (!version) return <State tone="new" word={t('desk.state.new')} />
  const count = findChangedFields(version.content, job).length
  return <State tone="waiting" word={counted ? t('desk.state.revisedCounted', { count }) : t('desk.state.revised')} />
}
