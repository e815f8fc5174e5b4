import { EmptyState } from '#renderer/components/empty-state.tsx'
import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { askedIn, emptySearch } from './search-address.ts'
import type { SearchAddress } from './use-search-address.ts'
import { useWayOut } from './use-way-out.ts'

interface Props {
  /** The search that found nothing. */
  search: JobSearch
  choose: SearchAddress['choose']
}

/** No job meets the search: says what stands in the way and takes it out. */
export function NoResults({ search, choose }: Props) {
  const wayOut = useWayOut(search)
  const title = t('jobs.none')
  if (askedIn(search).length === 0) return <EmptyState title={title} text={t('jobs.none.empty')} />
  if (!wayOut) {
    return (
      <EmptyState title={title} text={t('jobs.none.all')}>
        <button type="button" className="btn btn-line" onClick={() => choose(emptySearch)}>
          {t('jobs.clearAll')}
        </button>
      </EmptyState>
    )
  }
  const { field, matching } = wayOut
  return (
    <EmptyState title={title} text={t(`jobs.none.${field}`, { count: matching, value: search[field] })}>
      <button type="button" className="btn btn-line" onClick={() => choose({ [field]: '' })}>
        {t(`jobs.none.${field}.do`)}
      </button>
    </EmptyState>
  )
}
