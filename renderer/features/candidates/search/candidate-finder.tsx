import './search.css'
import { useId, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { AvatarOf } from '../card/candidate-head.tsx'
import { CandidateSkeleton } from '../card/candidate-skeleton.tsx'
import { FindForm } from './find-form.tsx'
import { NoResults } from './no-results.tsx'
import { ResultBar } from './result-bar.tsx'
import { ResultList } from './result-list.tsx'
import { useCandidateSearch } from './use-candidate-search.ts'
import { useSearchAddress } from './use-search-address.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the candidates who meet them. */
export function CandidateFinder({ avatarOf }: { avatarOf?: AvatarOf | undefined }) {
  const address = useSearchAddress()
  const { known, failed, retry } = useCandidateSearch(address.search, address.shown)
  const results = useRef<HTMLElement>(null)
  const heading = useId()
  const kind = useNavigationType()

  // Another search begins at its first candidate; the way back ends where one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search moves the page
  useLayoutEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (kind !== 'POP' && top < 0) results.current?.scrollIntoView()
  }, [address.search])

  return (
    <div className="people-split">
      <FindForm address={address} matching={known?.answer.matching} />
      <section ref={results} className="people-found" aria-labelledby={heading} aria-busy={!known && !failed}>
        <h2 className="sr" id={heading}>
          {t('candidates.results')}
        </h2>
        <ResultBar address={address} known={known} failed={failed} />
        {failed && (
          <div role="alert">
            <EmptyState title={t('candidates.failed')} text={t('candidates.failed.text')}>
              <button type="button" className="btn btn-line" onClick={retry}>
                {t('error.retry')}
              </button>
            </EmptyState>
          </div>
        )}
        {!failed && !known && skeletons.map((place) => <CandidateSkeleton key={place} />)}
        {!failed && known?.answer.matching === 0 && <NoResults search={known.asked} choose={address.choose} />}
        {!failed && known && known.answer.matching > 0 && (
          <ResultList known={known} avatarOf={avatarOf} onMore={address.showMore} />
        )}
      </section>
    </div>
  )
}
