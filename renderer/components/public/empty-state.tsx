import type { ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { Mark } from './mark.tsx'

interface Props {
  title: string
  /** 'h1' where the state is the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  /** One sentence that says what happened or what helps. */
  text?: ReactNode
  /** The one next step: a link or a button. */
  children?: ReactNode
}

/** A designed screen for what is empty, missing or broken: one picture, one sentence, one step. */
export function EmptyState({ title, as: Heading = 'h2', text, children }: Props) {
  return (
    <div className="empty">
      <Mark ghost />
      <Heading>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  )
}

interface LoadFailedProps {
  /** What could not be read. */
  title: string
  /** What is known of it, in place of what the error says. */
  text?: string
  /** Why, where it is known; without it, that the board did not answer. */
  error?: { failure: string; isOffline: boolean } | undefined
  /** 'h1' where it stands for the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  onRetry: () => void
}

/** Stands where something would be that could not be read. */
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

/** What a board that answers says is no silence. */
const answers = {
  damaged: 'error.loadText.damaged',
  full: 'error.loadText.full',
  refused: 'error.loadText.refused'
} as const

function describe(error: LoadFailedProps['error']) {
  const { failure = '' } = error ?? {}
  return failure in answers ? answers[failure as keyof typeof answers] : 'error.loadText'
}
