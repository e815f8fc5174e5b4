import { Skeleton } from '#renderer/components/public/skeleton.tsx'

const facts = ['pay', 'type', 'category', 'place', 'posted']

/** Facts and text of a posting in their final shape. */
export function JobSkeleton() {
  return (
    <>
      <div className="aside" aria-hidden="true">
        <div className="facts">
          {facts.map((fact) => (
            <div key={fact}>
              <Skeleton width="70%" height="1lh" />
            </div>
          ))}
        </div>
      </div>
      <div className="post" aria-hidden="true">
        {['work', 'more'].map((part) => (
          <div key={part} className="job-bars">
            <Skeleton width="40%" height="2rem" />
            <Skeleton />
            <Skeleton width="96%" />
            <Skeleton width="72%" />
          </div>
        ))}
      </div>
    </>
  )
}
