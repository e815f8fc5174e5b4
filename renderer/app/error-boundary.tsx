import { Component, type ReactNode, startTransition } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { CodeNotLoaded } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  children: ReactNode
  /** Called before the children are tried again. */
  onRetry?: () => void
  /** A link to another screen. Without it, a real page load leads to the home page: what threw may be above the screens. */
  wayOn?: ReactNode
}

interface State {
  /** What was thrown, which may be anything. */
  failure: { error: unknown } | null
}

/** Shows the error page in place of children that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  retry = () => {
    this.props.onRetry?.()
    // The error page stays until what failed is there.
    startTransition(() => this.setState({ failure: null }))
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage {...this.props} {...failure} onRetry={this.retry} /> : this.props.children
  }
}

interface ErrorPageProps extends Omit<Props, 'children'> {
  error: unknown
}

/** What is shown in place of something that threw: what happened and the ways out, never a blank page. */
export function ErrorPage({ error, onRetry, wayOn }: ErrorPageProps) {
  const notLoaded = error instanceof CodeNotLoaded
  const text = error instanceof Error ? error.message : String(error)
  return (
    <div className="page" role="alert">
      <EmptyState
        as="h1"
        title={notLoaded ? t('error.screenTitle') : t('error.title')}
        text={notLoaded ? t('error.screenText') : text}
      >
        <p className="steps">
          {notLoaded && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('error.retry')}
            </button>
          )}
          {wayOn ?? (
            <a className="btn btn-line" href={paths.home}>
              {t('error.home')}
            </a>
          )}
          {/* What threw once will often throw again: that comes last. */}
          <button type="button" className="btn btn-line" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        </p>
      </EmptyState>
    </div>
  )
}
