import './posted-job.css'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Postings in their final shape, before there is anything to put in. */
export function PostedSkeleton() {
  return (
    <div>
      <p className="sr" role="status">
        {t('dashboard.loading')}
      </p>
      <div className="posted-top" aria-hidden="true">
        <h2>
          <Skeleton width="6rem" />
        </h2>
      </div>
      <PostedRows count={3} />
    </div>
  )
}

/** As many postings in their final shape. */
export function PostedRows({ count }: { count: number }) {
  return (
    <ul className="posted-list posted-sk" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is like the other
        <li key={row} className="posted">
          <div className="posted-main">
            <h3>
              <Skeleton width="62%" />
            </h3>
            <p className="posted-who">
              <Skeleton width="44%" />
            </p>
            <p className="posted-facts">
              <Skeleton width="56%" />
            </p>
            <p className="posted-applicants">
              <Skeleton width="7rem" />
            </p>
          </div>
          <p className="posted-status">
            <Skeleton width="5rem" />
          </p>
          <div className="posted-record">
            <span className="posted-summary">
              <Skeleton width="4rem" />
            </span>
          </div>
          <span className="btn btn-line posted-do">
            <Skeleton width="3rem" />
          </span>
        </li>
      ))}
    </ul>
  )
}
