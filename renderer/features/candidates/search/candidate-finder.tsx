import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { NoResults } from '#renderer/components/search/no-results.tsx'
import { ResultBar, ResultCount } from '#renderer/components/search/result-bar.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRelaxFilter } from '#renderer/hooks/search/use-relax-filter.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { CandidateSkeleton } from '../card/candidate-head.tsx'
import { CandidateFindForm } from './candidate-find-form.tsx'
import { ResultList } from './result-list.tsx'
import {
  type CandidateSearchAddress,
  type CandidateSearchState,
  candidateSearches,
  useCandidateSearch
} from './use-candidate-search.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

export function CandidateFinder() {
  const address = useSearchAddress(paths.candidates, candidateSearches)
  const { data, error, retry } = useCandidateSearch(address.search, address.limit)
  const shown = error ? undefined : data
  // A partial search proves nothing about the rest.
  const isEmpty = shown?.result.matching === 0 && !shown.result.searched
  return (
    <Finder
      search={address.search}
      title={t('candidates.results')}
      busy={!data && !error}
      form={<CandidateFindForm address={address} found={data?.result} />}
    >
      <ResultBar address={address}>
        {!error && (
          <ResultCount
            count={data ? countOf(data) : null}
            words={data?.query.q ?? ''}
            loading={t('candidates.loading')}
          />
        )}
      </ResultBar>
      {error && <LoadFailed title={t('candidates.failed')} error={error} onRetry={retry} />}
      {!error && !data && skeletons.map((key) => <CandidateSkeleton key={key} />)}
      {shown && isEmpty && <NoCandidates search={shown.query} address={address} />}
      {shown && !isEmpty && <ResultList found={shown} onMore={address.showMore} />}
    </Finder>
  )
}

function countOf({ query, result: { matching, matchingIs, all, allIs, searched } }: CandidateSearchState): string {
  if (candidateSearches.listFilled(query).length === 0) return t('candidates.count.all', { all, allIs: allIs ?? '' })
  if (searched) return t('candidates.count.searched', { matching, searched })
  return t('candidates.count.some', { matching, matchingIs: matchingIs ?? '', all, allIs: allIs ?? '' })
}

interface Props {
  search: CandidateSearch
  address: CandidateSearchAddress
}

function NoCandidates({ search, address }: Props) {
  const { candidates } = useRepositories()
  const wayOut = useRelaxFilter(candidates, candidateSearches, search)
  const hasFilters = candidateSearches.listFilled(search).length > 0
  return (
    <NoResults
      title={t('candidates.none')}
      text={t(hasFilters ? 'candidates.none.all' : 'candidates.none.empty')}
      hasFilters={hasFilters}
      suggestion={wayOut}
      describeSuggestion={({ field, matching, matchingIs }) => ({
        text: t(`candidates.none.${matchingIs === 'atLeast' ? 'atLeast' : field}`, {
          count: matching,
          value: search[field]
        }),
        step: t(`candidates.none.${field}.do`)
      })}
      address={address}
    />
  )
}
