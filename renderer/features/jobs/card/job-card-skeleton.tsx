import './job-card.css'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'

/** A card in its final shape, before there is anything to put in it. */
export function JobCardSkeleton() {
  return (
    <div className="card card-sk" aria-hidden="true">
      <div>
        <h3>
          <Skeleton width="62%" />
        </h3>
        <p className="who">
          <Skeleton width="44%" />
        </p>
      </div>
      <div className="tags">
        <span className="tag tag-pay">
          <Skeleton width="9rem" />
        </span>
        <span className="tag">
          <Skeleton width="4rem" />
        </span>
      </div>
      <p className="text">
        <Skeleton />
        <Skeleton width="97%" />
        <Skeleton width="86%" />
      </p>
      <div className="card-end">
        <p className="when">
          <Skeleton width="8rem" />
        </p>
        <span className="btn">
          <Skeleton width="5rem" />
        </span>
      </div>
    </div>
  )
}
