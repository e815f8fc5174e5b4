import { Icon } from '#renderer/components/icon.tsx'
import { Skeleton } from '#renderer/components/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import { askedIn, emptySearch } from './search-address.ts'
import type { Found } from './use-candidate-search.ts'
import type { SearchAddress } from './use-search-address.ts'

interface Props {
  address: SearchAddress
  known: Found | null
  failed: boolean
}

/** How many there are, and what narrows the list. */
export function ResultBar({ address, known, failed }: Props) {
  const asked = askedIn(address.search)
  return (
    <div className="people-count">
      <p role="status">{!failed && (known ? <Count {...known} /> : <Counting />)}</p>
      {asked
        .filter((field) => field !== 'q')
        .map((field) => (
          <button key={field} type="button" className="chip" onClick={() => address.choose({ [field]: '' })}>
            <span className="people-chip">{address.search[field]}</span>
            <Icon name="close" />
            <span className="sr">{t('candidates.removeFilter')}</span>
          </button>
        ))}
      {asked.length > 0 && (
        <button type="button" className="btn btn-quiet" onClick={() => address.choose(emptySearch)}>
          {t('candidates.clearAll')}
        </button>
      )}
    </div>
  )
}

function Count({ asked, answer: { matching, all } }: Found) {
  const everybody = askedIn(asked).length === 0
  return (
    <>
      <b>{everybody ? t('candidates.count.all', { all }) : t('candidates.count.some', { matching, all })}</b>
      {asked.q && <span className="soft"> {t('candidates.count.for', { q: asked.q })}</span>}
    </>
  )
}

function Counting() {
  return (
    <>
      <span className="sr">{t('candidates.loading')}</span>
      <Skeleton width="8rem" />
    </>
  )
}
