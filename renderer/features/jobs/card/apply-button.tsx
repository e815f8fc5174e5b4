import { applicationForm } from '#renderer/config/build-time-settings.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
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

/** Everyone but candidates gets the 'Login Required' toast, and a visitor a sheet. A copy of a board says to everybody whom to ask instead. */
export function ApplyButton({ job, className, titleId }: Props) {
  const applied = useApplyStore((applying) => applying.applied.has(job.id))
  const { isCopy } = useServices().platform
  const apply = () => {
    const { user } = useSession.getState()
    if ((isCopy && !applicationForm) || user?.role === 'Candidate') return useApplyStore.setState({ job })
    showToast('loginRequired', { job: job.id })
    // A form outside of Loupe asks its own questions.
    if (!user && !applicationForm) useApplyStore.setState({ visitorJob: job })
  }
  return (
    <button type="button" className={className} aria-describedby={titleId} disabled={applied} onClick={apply}>
      {t(applied ? 'card.applied' : 'card.apply')}
    </button>
  )
}
