import { SearchResults } from '#renderer/components/search/search-results.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { CandidateSkeleton } from '../card/candidate-head.tsx'
import { CandidateFindForm } from './candidate-find-form.tsx'
import { ResultList } from './result-list.tsx'
import { candidateSearches, useCandidateSearch } from './use-candidate-search.ts'

export function CandidateFinder() {
  const { candidates } = useRepositories()
  const address = useSearchAddress(paths.candidates, candidateSearches)
  const found = useCandidateSearch(address.search, address.limit)
  return (
    <SearchResults
      kind="candidates"
      repository={candidates}
      codec={candidateSearches}
      address={address}
      found={found}
      failedTitle={t('candidates.failed')}
      form={<CandidateFindForm address={address} found={found.data?.result} />}
      skeleton={<CandidateSkeleton />}
      renderList={(shown) => <ResultList found={shown} onMore={address.showMore} />}
      describeSuggestion={({ field, matching, matchingIs }, search) => ({
        text: t(`candidates.none.${matchingIs === 'atLeast' ? 'atLeast' : field}`, {
          count: matching,
          value: search[field]
        }),
        step: t(`candidates.none.${field}.do`)
      })}
    />
  )
}
