import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

export function EmployersSkeleton() {
  return (
    <div className="companies">
      <p className="sr" role="status">
        {t('app.loading')}
      </p>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="company-item" aria-hidden="true">
          <Skeleton width="14rem" height="1.5rem" />
          <Skeleton width="24rem" />
        </div>
      ))}
    </div>
  )
}
