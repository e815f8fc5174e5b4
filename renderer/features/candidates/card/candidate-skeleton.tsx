import '#renderer/components/public/avatar.css'
import './candidate.css'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'

/** The shape of a card whose candidate is not known yet. */
export function CandidateSkeleton() {
  return (
    <div className="candidate candidate-sk" aria-hidden="true">
      <div className="candidate-head">
        <span className="avatar sk" />
        <div>
          <Skeleton width="12rem" height="1.9rem" />
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="14rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton width="15rem" height="1.75rem" />
      <Skeleton width="100%" height="2.75rem" />
    </div>
  )
}
