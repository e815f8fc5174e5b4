import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Bars in the shape of the form. */
export function PostingSkeleton() {
  return (
    <div className="posting-form">
      <p className="sr" role="status">
        {t('post.loading')}
      </p>
      {[1, 2, 3, 4, 5].map((field) => (
        <div className="field" key={field} aria-hidden="true">
          <Skeleton width="7rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  )
}
