import { Icon } from '#renderer/components/icon.tsx'
import { Skeleton } from '#renderer/components/skeleton.tsx'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { askedIn, emptySearch } from './search-address.ts'
import type { SearchAddress } from './use-search-address.ts'

interface Props {
  address: SearchAddress
  /** The answer on the screen with the search that it answers. */
  known: { asked: JobSearch; answer: JobSearchResult } | null
}

/** How many there are, and what narrows the list. */
export function ResultBar({ address, known }: Props) {
  const asked = askedIn(address.search)
  return (
    <div className="count">
      <p role="status">{known ? <Count asked={known.asked} answer={known.answer} /> : <Counting />}</p>
      {asked
        .filter((field) => field !== 'q')
        .map((field) => (
          <button key={field} type="button" className="chip" onClick={() => address.choose({ [field]: '' })}>
            <span className="chip-text">{address.search[field]}</span>
            <Icon name="close" />
            <span className="sr">{t('jobs.removeFilter')}</span>
          </button>
        ))}
      {asked.length > 0 && (
        <button type="button" className="btn btn-quiet" onClick={() => address.choose(emptySearch)}>
          {t('jobs.clearAll')}
        </button>
      )}
    </div>
  )
}

function Count({ asked, answer: { matching, all } }: { asked: JobSearch; answer: JobSearchResult }) {
  return (
    <>
      <b>{askedIn(asked).length === 0 ? t('jobs.count.all', { all }) : t('jobs.count.some', { matching, all })}</b>
      {asked.q && <span className="soft"> {t('jobs.count.for', { q: asked.q })}</span>}
    </>
  )
}

function Counting() {
  return (
    <>
      <span className="sr">{t('jobs.loading')}</span>
      <Skeleton width="8rem" />
    </>
  )
}
