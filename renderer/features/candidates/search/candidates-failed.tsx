import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Stands where candidates would be that could not be read. */
export function CandidatesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={t('candidates.failed')} text={t('candidates.failed.text')}>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
