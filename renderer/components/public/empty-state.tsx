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
  /** What is known of it; without it, that the board did not answer. */
  text?: string
  /** The board could not be reached: that is said instead. */
  isOffline?: boolean | undefined
  /** 'h1' where it stands for the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  onRetry: () => void
}

/** Stands where something would be that could not be read. */
export function LoadFailed({ title, text = t('error.loadText'), isOffline, as, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState as={as} title={title} text={isOffline ? t('offline.text') : text}>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
