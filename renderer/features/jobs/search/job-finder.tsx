import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { ResultBar } from '#renderer/components/search/result-bar.tsx'
import { ResultCount } from '#renderer/components/search/result-count.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { JobCardSkeleton } from '../card/job-card-skeleton.tsx'
import { JobFindForm } from './job-find-form.tsx'
import { jobSearches } from './job-searches.ts'
import { NoJobs } from './no-jobs.tsx'
import { ResultList } from './result-list.tsx'
import { type JobsFound, useJobSearch } from './use-job-search.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the jobs that meet them. */
export function JobFinder() {
  const address = useSearchAddress(paths.jobs, jobSearches)
  const { data: known, error: failed, retry } = useJobSearch(address.search, address.shown)
  const shown = failed ? undefined : known
  return (
    <Finder
      search={address.search}
      title={t('jobs.results')}
      busy={!known && !failed}
      form={<JobFindForm address={address} matching={known?.result.matching} />}
    >
      <ResultBar address={address}>
        <ResultCount count={shown ? countOf(shown) : null} words={shown?.query.q ?? ''} loading={t('jobs.loading')} />
      </ResultBar>
      {failed && <LoadFailed title={t('error.jobsTitle')} onRetry={retry} />}
      {!failed && !known && skeletons.map((place) => <JobCardSkeleton key={place} />)}
      {shown?.result.matching === 0 && <NoJobs search={shown.query} address={address} />}
      {shown && shown.result.matching > 0 && (
        <ResultList search={shown.query} result={shown.result} onMore={address.showMore} />
      )}
    </Finder>
  )
}

function countOf({ query, result: { matching, all } }: JobsFound): string {
  return jobSearches.askedIn(query).length === 0
    ? t('jobs.count.all', { all })
    : t('jobs.count.some', { matching, all })
}
