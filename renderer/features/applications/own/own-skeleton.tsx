import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** The shape of the list while it is not known. */
export function OwnSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {t('applications.loading')}
      </p>
      {['first', 'second'].map((key) => (
        <div key={key} className="own" aria-hidden="true">
          <Skeleton width="14rem" height="1.4rem" />
          <Skeleton width="20rem" />
        </div>
      ))}
    </div>
  )
}
