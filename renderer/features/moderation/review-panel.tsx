import './review-panel.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import { ModerationFoot } from './decisions/decision-bar.tsx'
import type { ModerationQueue } from './queue/use-moderation-queue.ts'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** The open item of the review queue, in its own scroll area. */
export function ReviewPanel({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className ? `sheet-body ${className}` : 'sheet-body'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

export function ReviewPanelSkeleton() {
  return (
    <div className="sheet-body">
      <p className="sr">{t('app.loading')}</p>
      <div className="sheet-in sheet-bars" aria-hidden="true">
        <Skeleton width="60%" />
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="30%" />
        <Skeleton height="8rem" />
        <Skeleton width="40%" height="2rem" />
        <Skeleton />
        <Skeleton width="96%" />
        <Skeleton width="72%" />
      </div>
    </div>
  )
}

interface EmptyQueueProps {
  queue: Pick<ModerationQueue<unknown>, 'error' | 'retry' | 'chosen' | 'waiting' | 'moveOn'>
  failedTitle: string
  /** Of chosen work that is gone; null: it is being read, or none is chosen. */
  missing: { title: string; text: string } | null
  children: ReactNode
  undo: ReactNode
}

/** In place of the work, as long as there is none to show. */
export function EmptyQueue({ queue, failedTitle, missing, children, undo }: EmptyQueueProps) {
  const { error, retry, chosen, waiting, moveOn } = queue
  const draw = () => {
    if (error) return <LoadFailed title={failedTitle} error={error} onRetry={retry} />
    if (chosen === null && waiting) return children
    if (!missing) return <ReviewPanelSkeleton />
    return (
      <EmptyState {...missing}>
        <Button onClick={moveOn}>{t('moderation.gone.next')}</Button>
      </EmptyState>
    )
  }
  return (
    <>
      {draw()}
      <ModerationFoot undo={undo} />
    </>
  )
}
