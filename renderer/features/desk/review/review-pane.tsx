import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Review } from '../decide/use-review.ts'
import { narrows, wholeQueue } from '../queue/queue-filter.ts'
import type { Desk } from '../use-desk.ts'
import { DeskFoot } from './desk-foot.tsx'
import { HouseHistory } from './house-history.tsx'
import { PostingFlags } from './posting-flags.tsx'
import { PostingReview } from './posting-review.tsx'
import { useFlagContext } from './use-flag-context.ts'

export interface ReviewPaneProps {
  desk: Desk
  review: Review
  renderPublicText: (job: Job) => ReactNode
  /** What was decided before, and can still be taken back. */
  above: ReactNode
}

/** The right of the desk: the posting with its decisions, or what there is to say without one. */
export function ReviewPane({ above, ...props }: ReviewPaneProps) {
  const { desk, review, renderPublicText } = props
  const flagContext = useFlagContext()
  const { shown } = desk
  if (!shown || desk.isError) {
    return (
      <>
        <WithoutPosting desk={desk} />
        <div className="desk-foot">{above}</div>
      </>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section key={shown.id} className="sheet-body" aria-label={t('desk.text')} tabIndex={0}>
        {flagContext && <PostingFlags job={shown} context={flagContext} />}
        <PostingReview job={shown} before={review.before} renderPublicText={renderPublicText} />
        <HouseHistory job={shown} />
      </section>
      <DeskFoot desk={desk} job={shown} review={review} above={above} />
    </>
  )
}

function WithoutPosting({ desk }: { desk: Desk }) {
  const { shown, all, jobs, chosen, filter, isError, error } = desk
  if (isError) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={desk.retry} />
  if (shown === null) {
    return (
      <EmptyState title={t('desk.missing')} text={t('desk.missing.text')}>
        <Button onClick={desk.moveOn}>{t('desk.gone.next')}</Button>
      </EmptyState>
    )
  }
  if (chosen !== null || !jobs) return <ReviewSkeleton />
  if (all?.length && narrows(filter)) {
    return (
      <EmptyState title={t('desk.none')} text={t('desk.none.text', { count: all.length })}>
        <Button onClick={() => desk.show(wholeQueue)}>{t('desk.filter.clear')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`desk.empty.${desk.tab}`)} text={t(`desk.empty.${desk.tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

/** A posting that is on its way, in its final shape. */
export function ReviewSkeleton() {
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
