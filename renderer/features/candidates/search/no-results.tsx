import { EmptyState } from '#renderer/components/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateSearch } from '#shared/domain/candidate-search.ts'
import { askedIn, emptySearch } from './search-address.ts'
import type { SearchAddress } from './use-search-address.ts'
import { useWayOut } from './use-way-out.ts'

interface Props {
  /** The search that found nobody. */
  search: CandidateSearch
  choose: SearchAddress['choose']
}

/** Nobody meets the search: says what stands in the way and takes it out. */
export function NoResults({ search, choose }: Props) {
  const wayOut = useWayOut(search)
  const title = t('candidates.none')
  if (askedIn(search).length === 0) return <EmptyState title={title} text={t('candidates.none.empty')} />
  if (!wayOut) {
    return (
      <EmptyState title={title} text={t('candidates.none.all')}>
        <button type="button" className="btn btn-line" onClick={() => choose(emptySearch)}>
          {t('candidates.clearAll')}
        </button>
      </EmptyState>
    )
  }
  const { field, matching } = wayOut
  return (
    <EmptyState title={title} text={t(`candidates.none.${field}`, { count: matching, value: search[field] })}>
      <button type="button" className="btn btn-line" onClick={() => choose({ [field]: '' })}>
        {t(`candidates.none.${field}.do`)}
      </button>
    </EmptyState>
  )
}
