import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Stands where jobs would be that could not be read. */
export function JobsFailed({ onRetry, as = 'h2' }: { onRetry: () => void; as?: 'h1' | 'h2' | 'h3' }) {
  return (
    <div role="alert">
      <EmptyState as={as} title={t('error.jobsTitle')} text={t('error.jobsText')}>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
