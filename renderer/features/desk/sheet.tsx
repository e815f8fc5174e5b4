import type { ReactNode } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** The work on the desk, which scrolls by itself. */
export function Sheet({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className ? `sheet-body ${className}` : 'sheet-body'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

export function SheetSkeleton() {
  return (
    <div className="sheet-body">
      <p className="sr">{t('app.loading')}</p>
      <div className="sheet-in sheet-bars" aria-hidden="true">
        <Skeleton width="60%" />
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="30%" />
        <Skeleton height="8rem" />
        <Skeleton width="40%" height="2rem" />
        <Skeleton />
        <Skeleton width="96%" />
        <Skeleton width="72%" />
      </div>
    </div>
  )
}
