import { useEffect, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import { t } from '#renderer/messages/messages.ts'

/** Leads the administrator to the requests and says how many wait. */
export function PendingLink() {
  const postings = usePostings()
  const [count, setCount] = useState<number>()
  useEffect(
    () =>
      postings.watchQueue(
        'pending',
        0,
        ({ total }) => setCount(total),
        () => setCount(undefined)
      ),
    [postings]
  )
  return (
    <Link className="btn btn-line" to={paths.requests}>
      {count === undefined ? t('nav.requests') : t('dashboard.pending', { count })}
    </Link>
  )
}
