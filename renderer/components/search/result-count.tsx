import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** How many results; null while that is not known. */
  count: string | null
  /** The words they were looked for with. */
  words: string
  /** What is said while the count is not known. */
  loading: string
}

/** How many results there are, and for which words. */
export function ResultCount({ count, words, loading }: Props) {
  if (count === null) {
    return (
      <>
        <span className="sr">{loading}</span>
        <Skeleton width="8rem" />
      </>
    )
  }
  return (
    <>
      <b>{count}</b>
      {words && <span className="soft"> {t('search.count.for', { q: words })}</span>}
    </>
  )
}
