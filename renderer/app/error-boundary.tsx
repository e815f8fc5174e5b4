import { Component, type ReactNode, startTransition } from 'react'
import { ErrorPage } from './error-page.tsx'

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
