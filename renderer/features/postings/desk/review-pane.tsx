import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { DeskFoot } from './desk-foot.tsx'
import { PostingReview } from './posting-review.tsx'
import type { Desk } from './use-desk.ts'
import type { DeskTab } from './use-desk-address.ts'
import type { Review } from './use-review.ts'

interface Props {
  desk: Desk
  review: Review
  renderPublicText: (job: Job) => ReactNode
}

/** The right of the desk: the posting with its decisions, or what there is to say without one. */
export function ReviewPane({ desk, review, renderPublicText }: Props) {
  const { shown, jobs, chosen, isError, isOffline } = desk
  if (isError) return <LoadFailed title={t('error.jobsTitle')} isOffline={isOffline} onRetry={desk.retry} />
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

/** A desk with nothing on it. */
function DeskEmpty({ tab }: { tab: DeskTab }) {
  return (
    <EmptyState title={t(`desk.empty.${tab}`)} text={t(`desk.empty.${tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

/** A posting that is on its way, in its final shape. */
function ReviewSkeleton() {
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
