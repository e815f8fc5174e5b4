import type { ReactNode } from 'react'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { Logo } from './logo.tsx'

interface Props {
  title: string
  /** 'h1' for a whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  text?: ReactNode
  /** One next step: a link or a button. */
  children?: ReactNode
}

/** A screen for what is empty, missing or broken: one picture, one sentence, one step. */
export function EmptyState({ title, as: Heading = 'h2', text, children }: Props) {
  return (
    <div className="empty">
      <Logo ghost />
      <Heading>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  )
}

interface LoadFailedProps {
  title: string
  /** Replaces the error's text. */
  text?: string
  /** Default: the board did not answer. */
  error?: { failure: string; isOffline: boolean } | undefined
  as?: 'h1' | 'h2' | 'h3' | undefined
  onRetry: () => void
}

export function LoadFailed({ title, text, error, as, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState as={as} title={title} text={error?.isOffline ? t('offline.text') : (text ?? t(describe(error)))}>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </EmptyState>
    </div>
  )
}

/** Failures of a board that does answer. */
const answers: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['damaged', 'error.loadText.damaged'],
  ['full', 'error.loadText.full'],
  ['refused', 'error.loadText.refused']
])

function describe(error: LoadFailedProps['error']) {
  return answers.get(error?.failure) ?? 'error.loadText'
}
