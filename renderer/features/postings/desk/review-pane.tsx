import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { DeskEmpty } from './desk-empty.tsx'
import { DeskFoot } from './desk-foot.tsx'
import { PostingReview } from './posting-review.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import type { Desk } from './use-desk.ts'
import type { Review } from './use-review.ts'

interface Props {
  desk: Desk
  review: Review
  renderPublicText: (job: Job) => ReactNode
}

/** The right of the desk: the posting with its decisions, or what there is to say without one. */
export function ReviewPane({ desk, review, renderPublicText }: Props) {
  const { shown, jobs, chosen, isError } = desk
  if (isError) {
    return <LoadFailed title={t('error.jobsTitle')} onRetry={desk.retry} />
  }
  if (shown === undefined) return chosen === null && jobs ? <DeskEmpty tab={desk.tab} /> : <ReviewSkeleton />
  if (shown === null) {
    return (
      <EmptyState title={t('desk.missing')} text={t('desk.missing.text')}>
        <button type="button" className="btn btn-line" onClick={desk.moveOn}>
          {t('desk.gone.next')}
        </button>
      </EmptyState>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section key={shown.id} className="sheet-body" aria-label={t('desk.text')} tabIndex={0}>
        <PostingReview job={shown} before={review.before} renderPublicText={renderPublicText} />
      </section>
      <DeskFoot desk={desk} job={shown} review={review} />
    </>
  )
}
