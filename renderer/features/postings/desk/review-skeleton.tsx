import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

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
