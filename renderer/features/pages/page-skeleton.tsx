import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Two paragraphs with their headings, as most pages begin. */
export function PageSkeleton() {
  return (
    <div className="prose" aria-busy="true">
      <p className="sr" role="status">
        {t('page.loading')}
      </p>
      {['first', 'second'].map((part) => (
        <div key={part} className="page-skeleton" aria-hidden="true">
          <Skeleton width="44%" height="1.6rem" />
          <Skeleton />
          <Skeleton width="96%" />
          <Skeleton width="68%" />
        </div>
      ))}
    </div>
  )
}
