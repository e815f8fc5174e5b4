import { Component, type ReactNode, startTransition } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { ScreenNotLoaded } from './lazy-screen.tsx'

interface Props {
  children: ReactNode
  /** Called before the children are tried again. */
  onRetry?: () => void
}

interface State {
  hasFailed: boolean
  error: unknown
}

/** Shows the error page in place of children that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error }
  }

  retry = () => {
    this.props.onRetry?.()
    // The error page stays until what failed is there.
    startTransition(() => this.setState({ hasFailed: false, error: undefined }))
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} onRetry={this.retry} /> : this.props.children
  }
}

interface ErrorPageProps {
  error: unknown
  /** Tries to show again what failed. */
  onRetry?: () => void
}

/** What is shown in place of something that threw: what happened and the ways out, never a blank page. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
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
