import { Skeleton } from '../public/skeleton.tsx'

interface Props {
  className: string
  label: string
  fields: number
}

export function FormSkeleton({ className, label, fields }: Props) {
  return (
    <div className={className}>
      <p className="sr" role="status">
        {label}
      </p>
      {[...Array(fields).keys()].map((field) => (
        <div className="field" key={field} aria-hidden="true">
          <Skeleton width="7rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  )
}
