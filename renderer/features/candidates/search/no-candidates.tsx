import { NoResults } from '#renderer/components/search/no-results.tsx'
import { useRelaxFilter } from '#renderer/hooks/search/use-relax-filter.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { type CandidateSearchAddress, candidateSearches } from './candidate-searches.ts'

interface Props {
  /** The search that found nobody. */
  search: CandidateSearch
  address: CandidateSearchAddress
}

/** Nobody meets the search. */
export function NoCandidates({ search, address }: Props) {
  const { candidates } = useRepositories()
  const wayOut = useRelaxFilter(candidates, candidateSearches, search)
  const hasFilters = candidateSearches.listFilled(search).length > 0
  return (
    <NoResults
      title={t('candidates.none')}
      text={t(hasFilters ? 'candidates.none.all' : 'candidates.none.empty')}
      hasFilters={hasFilters}
      suggestion={wayOut}
      describeSuggestion={({ field, matching }) => ({
        text: t(`candidates.none.${field}`, { count: matching, value: search[field] }),
        step: t(`candidates.none.${field}.do`)
      })}
      address={address}
    />
  )
}
