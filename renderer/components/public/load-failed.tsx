import { t } from '#renderer/messages/messages.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** What could not be read. */
  title: string
  /** What is known of it; without it, that the board did not answer. */
  text?: string
  /** 'h1' where it stands for the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  onRetry: () => void
}

/** Stands where something would be that could not be read. */
export function LoadFailed({ title, text = t('error.loadText'), as, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState as={as} title={title} text={text}>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
