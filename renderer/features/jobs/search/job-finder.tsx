import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { ResultBar } from '#renderer/components/search/result-bar.tsx'
import { ResultCount } from '#renderer/components/search/result-count.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { JobCardSkeleton } from '../card/job-card-skeleton.tsx'
import { JobFindForm } from './job-find-form.tsx'
import { jobSearches } from './job-searches.ts'
import { NoJobs } from './no-jobs.tsx'
import { ResultList } from './result-list.tsx'
import { useJobSearch } from './use-job-search.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Search, filters and the jobs that meet them. */
export function JobFinder() {
  const address = useSearchAddress(paths.jobs, jobSearches)
  const { known, failed, retry } = useJobSearch(address.search, address.shown)
  const shown = failed ? null : known
  return (
    <Finder
      search={address.search}
      title={t('jobs.results')}
      busy={!known && !failed}
      form={<JobFindForm address={address} matching={known?.answer.matching} />}
    >
      <ResultBar address={address}>
        <ResultCount count={shown && countOf(shown)} words={shown?.asked.q ?? ''} loading={t('jobs.loading')} />
      </ResultBar>
      {failed && <LoadFailed title={t('error.jobsTitle')} onRetry={retry} />}
      {!failed && !known && skeletons.map((place) => <JobCardSkeleton key={place} />)}
      {shown?.answer.matching === 0 && <NoJobs search={shown.asked} address={address} />}
      {shown && shown.answer.matching > 0 && (
        <ResultList search={shown.asked} result={shown.answer} onMore={address.showMore} />
      )}
    </Finder>
  )
}

function countOf({ asked, answer: { matching, all } }: { asked: JobSearch; answer: JobSearchResult }): string {
  return jobSearches.askedIn(asked).length === 0
    ? t('jobs.count.all', { all })
    : t('jobs.count.some', { matching, all })
}
