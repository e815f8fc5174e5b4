import type { ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
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
  error?: Pick<StoreError, 'failure' | 'isOffline'> | undefined
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
function describe(error: LoadFailedProps['error']) {
  const answered = error && error.failure !== 'unavailable' && error.failure !== 'conflict'
  return answered ? (`error.loadText.${error.failure}` as const) : 'error.loadText'
}
