import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  posting: Job
  onShare: (job: Job) => void
}

/** A job that nobody has applied to: it can be shown around, once the public finds it. */
export function NoApplicants({ posting, onShare }: Props) {
  const live = posting.status === 'approved'
  return (
    <EmptyState
      as="h3"
      title={t('applicants.none')}
      text={t(live ? 'applicants.none.text' : 'applicants.none.notLive')}
    >
      {live && (
        <button type="button" className="btn btn-line" onClick={() => onShare(posting)}>
          {t('applicants.share')}
        </button>
      )}
    </EmptyState>
  )
}
