import { Component, type ReactNode, startTransition } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { CodeNotLoaded } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  children: ReactNode
  onRetry?: () => void
  /** Link to another screen; without it a page load leads home, because the failure may lie above the screens. */
  wayOn?: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Browsers that translate a page and extensions replace nodes, which React then fails to remove. */
const isForeignChange = (error: unknown) => (error as Partial<Error> | null | undefined)?.name === 'NotFoundError'

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }
  hasRedrawn = false

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate() {
    // A second render creates new nodes. Only once: a second failure has another cause.
    if (this.hasRedrawn || !isForeignChange(this.state.failure?.error)) return
    this.hasRedrawn = true
    this.setState({ failure: null })
  }

  retry = () => {
    this.props.onRetry?.()
    // Keeps the error page until the code is loaded.
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

/** The error with the ways out, never a blank page. */
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
          {/* Last: an error often comes back. */}
          <button type="button" className="btn btn-line" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
          {import.meta.env.LOUPE_OFFLINE && globalThis.navigator?.serviceWorker?.controller && (
            <button type="button" className="btn btn-quiet" onClick={reloadWithoutCopy}>
              {t('error.reloadFresh')}
            </button>
          )}
        </p>
      </EmptyState>
    </div>
  )
}

/** Removes the saved copy of the app, and nothing of the board, which is in localStorage and IndexedDB. */
async function reloadWithoutCopy(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((each) => each.unregister()))
    for (const name of await caches.keys()) await caches.delete(name)
  } finally {
    location.reload()
  }
}
