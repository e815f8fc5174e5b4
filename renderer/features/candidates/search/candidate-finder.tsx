import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { ResultBar } from '#renderer/components/search/result-bar.tsx'
import { ResultCount } from '#renderer/components/search/result-count.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { CandidateSkeleton } from '../card/candidate-skeleton.tsx'
import { type CandidatesFound, useCandidateSearch } from '../queries.ts'
import { CandidateFindForm } from './candidate-find-form.tsx'
import { candidateSearches } from './candidate-searches.ts'
import { NoCandidates } from './no-candidates.tsx'
import { ResultList } from './result-list.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the candidates who meet them. */
export function CandidateFinder() {
  const address = useSearchAddress(paths.candidates, candidateSearches)
  const { data: known, error: failed, retry } = useCandidateSearch(address.search, address.shown)
  const shown = failed ? undefined : known
  return (
    <Finder
      search={address.search}
      title={t('candidates.results')}
      busy={!known && !failed}
      form={<CandidateFindForm address={address} matching={known?.result.matching} />}
    >
      <ResultBar address={address}>
        {!failed && (
          <ResultCount
            count={known ? countOf(known) : null}
            words={known?.query.q ?? ''}
            loading={t('candidates.loading')}
          />
        )}
      </ResultBar>
      {failed && <LoadFailed title={t('candidates.failed')} onRetry={retry} />}
      {!failed && !known && skeletons.map((place) => <CandidateSkeleton key={place} />)}
      {shown?.result.matching === 0 && <NoCandidates search={shown.query} address={address} />}
      {shown && shown.result.matching > 0 && <ResultList found={shown} onMore={address.showMore} />}
    </Finder>
  )
}

function countOf({ query, result: { matching, all } }: CandidatesFound): string {
  const everybody = candidateSearches.askedIn(query).length === 0
  return everybody ? t('candidates.count.all', { all }) : t('candidates.count.some', { matching, all })
}
