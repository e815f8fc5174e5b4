import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Stands where the numbers will be. */
export function NumbersSkeleton() {
  return (
    <div className="numbers-wait">
      <p className="sr" role="status">
        {t('dashboard.numbers.loading')}
      </p>
      <Skeleton width="9rem" />
      <Skeleton width="100%" />
    </div>
  )
}
