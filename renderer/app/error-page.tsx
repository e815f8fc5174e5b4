import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { ScreenNotLoaded } from './lazy-screen.tsx'

interface Props {
  error: unknown
  /** Tries to show again what failed. */
  onRetry?: () => void
}

/** What is shown in place of something that threw: what happened and the ways out, never a blank page. */
export function ErrorPage({ error, onRetry }: Props) {
  const notLoaded = error instanceof ScreenNotLoaded
  const text = error instanceof Error ? error.message : String(error)
  return (
    <div className="page" role="alert">
      <EmptyState
        as="h1"
        title={notLoaded ? t('error.screenTitle') : t('error.title')}
        text={notLoaded ? t('error.screenText') : text}
      >
        <p className="steps">
          {notLoaded && onRetry && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('error.retry')}
            </button>
          )}
          <button type="button" className="btn btn-line" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
          {/* A real page load: what threw may be in the router or above it. */}
          <a className="btn btn-quiet" href={paths.home}>
            {t('error.home')}
          </a>
        </p>
      </EmptyState>
    </div>
  )
}
