import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  job: Job
  className: string
  titleId?: string
}

/** Everyone but candidates gets the 'Login Required' toast. */
export function ApplyButton({ job, className, titleId }: Props) {
  const applied = useApplyStore((applying) => applying.applied.has(job.id))
  const apply = () => {
    if (useSession.getState().user?.role === 'Candidate') useApplyStore.setState({ job })
    else showToast('loginRequired', { job: job.id })
  }
  return (
    <button type="button" className={className} aria-describedby={titleId} disabled={applied} onClick={apply}>
      {t(applied ? 'card.applied' : 'card.apply')}
    </button>
  )
}
