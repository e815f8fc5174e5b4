import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { ResultBar } from '#renderer/components/search/result-bar.tsx'
import { ResultCount } from '#renderer/components/search/result-count.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { CandidateSkeleton } from '../card/candidate-skeleton.tsx'
import { type CandidateSearchState, useCandidateSearch } from '../queries.ts'
import { CandidateFindForm } from './candidate-find-form.tsx'
import { candidateSearches } from './candidate-searches.ts'
import { NoCandidates } from './no-candidates.tsx'
import { ResultList } from './result-list.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the candidates who meet them. */
export function CandidateFinder() {
  const address = useSearchAddress(paths.candidates, candidateSearches)
  const { data, error, retry } = useCandidateSearch(address.search, address.limit)
  const shown = error ? undefined : data
  return (
    <Finder
      search={address.search}
      title={t('candidates.results')}
      busy={!data && !error}
      form={<CandidateFindForm address={address} matching={data?.result.matching} />}
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
      {error && <LoadFailed title={t('candidates.failed')} onRetry={retry} />}
      {!error && !data && skeletons.map((key) => <CandidateSkeleton key={key} />)}
      {shown?.result.matching === 0 && <NoCandidates search={shown.query} address={address} />}
      {shown && shown.result.matching > 0 && <ResultList found={shown} onMore={address.showMore} />}
    </Finder>
  )
}

function countOf({ query, result: { matching, all } }: CandidateSearchState): string {
  const everybody = candidateSearches.listFilled(query).length === 0
  return everybody ? t('candidates.count.all', { all }) : t('candidates.count.some', { matching, all })
}
