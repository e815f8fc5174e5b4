import './posting-status.css'
import { t } from '#renderer/messages/messages.ts'
import type { JobStatus } from '#shared/domain/job-vocabulary.ts'

/** What became of a posting: a diamond and a word. */
export function PostingStatus({ status }: { status: JobStatus }) {
  return <span className={`posting-status posting-status-${status}`}>{t(`posting.status.${status}`)}</span>
}
