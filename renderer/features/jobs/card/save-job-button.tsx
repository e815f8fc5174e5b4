import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** For visitors and candidates. */
export function SaveJobButton({ job, titleId }: { job: Job; titleId?: string }) {
  const isSaved = useSavedStore(({ jobs }) => jobs.has(job.id))
  const isOffered = useSession(({ user }) => !user || user.role === 'Candidate')
  if (!isOffered) return null
  // Not aria-pressed: the word on the button changes with it.
  const label = t(isSaved ? 'card.saved.remove' : 'card.save')
  return (
    <button
      type="button"
      className={isSaved ? 'btn btn-quiet save saved' : 'btn btn-quiet save'}
      aria-label={label}
      title={label}
      aria-describedby={titleId}
      onClick={() => useSavedStore.setState({ pressed: { job, isWanted: !isSaved } })}
    >
      <Icon name="bookmark" />
      <span>{t(isSaved ? 'card.saved' : 'card.save')}</span>
    </button>
  )
}
