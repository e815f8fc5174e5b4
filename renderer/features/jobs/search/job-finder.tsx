import './jobs.css'
import { useId, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { t } from '#renderer/messages/messages.ts'
import { JobCardSkeleton } from '../card/job-card-skeleton.tsx'
import { JobsFailed } from '../jobs-failed.tsx'
import { FindForm } from './find-form.tsx'
import { NoResults } from './no-results.tsx'
import { ResultBar } from './result-bar.tsx'
import { ResultList } from './result-list.tsx'
import { useJobSearch } from './use-job-search.ts'
import { useSearchAddress } from './use-search-address.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the jobs that meet them. */
export function JobFinder() {
  const address = useSearchAddress()
  const { known, failed, retry } = useJobSearch(address.search, address.shown)
  const results = useRef<HTMLElement>(null)
  const heading = useId()
  const kind = useNavigationType()

  // Another search begins at its first job; the way back ends where one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search moves the page
  useLayoutEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (kind !== 'POP' && top < 0) results.current?.scrollIntoView()
  }, [address.search])

  return (
    <div className="split">
      <FindForm address={address} matching={known?.answer.matching} />
      <section ref={results} className="found" aria-labelledby={heading} aria-busy={!known && !failed}>
        <h2 className="sr" id={heading}>
          {t('jobs.results')}
        </h2>
        <ResultBar address={address} known={failed ? null : known} />
        {failed && <JobsFailed onRetry={retry} />}
        {!failed && !known && skeletons.map((place) => <JobCardSkeleton key={place} />)}
        {!failed && known?.answer.matching === 0 && <NoResults search={known.asked} choose={address.choose} />}
        {!failed && known && known.answer.matching > 0 && (
          <ResultList search={known.asked} result={known.answer} onMore={address.showMore} />
        )}
      </section>
    </div>
  )
}
