import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Finder } from '#renderer/components/search/finder.tsx'
import { NoResults } from '#renderer/components/search/no-results.tsx'
import { ResultBar, ResultCount } from '#renderer/components/search/result-bar.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { useRelaxFilter } from '#renderer/hooks/search/use-relax-filter.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { JobCardSkeleton } from '../card/job-card.tsx'
import { JobFindForm } from './job-find-form.tsx'
import { ResultList } from './result-list.tsx'
import { type JobSearchAddress, type JobsFound, jobSearches, useJobSearch } from './use-job-search.ts'

const skeletons = ['first', 'second', 'third', 'fourth']

export function JobFinder() {
  const address = useSearchAddress(paths.jobs, jobSearches)
  const { data, error, retry } = useJobSearch(address.search, address.limit)
  const shown = error ? undefined : data
  // A partial search proves nothing about the rest.
  const isEmpty = shown?.result.matching === 0 && !shown.result.searched
  return (
    <Finder
      search={address.search}
      title={t('jobs.results')}
      busy={!data && !error}
      form={<JobFindForm address={address} found={data?.result} />}
    >
      <ResultBar address={address}>
        <ResultCount
          count={shown ? formatCount(shown) : null}
          words={shown?.query.q ?? ''}
          loading={t('jobs.loading')}
        />
      </ResultBar>
      {error && <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={retry} />}
      {!error && !data && skeletons.map((key) => <JobCardSkeleton key={key} />)}
      {shown && isEmpty && <NoJobs search={shown.query} address={address} />}
      {shown && !isEmpty && <ResultList search={shown.query} result={shown.result} onMore={address.showMore} />}
    </Finder>
  )
}

function formatCount({ query, result: { matching, matchingIs, all, allIs, searched } }: JobsFound): string {
  if (jobSearches.listFilled(query).length === 0) return t('jobs.count.all', { all, allIs: allIs ?? '' })
  if (searched) return t('jobs.count.searched', { matching, searched })
  return t('jobs.count.some', { matching, matchingIs: matchingIs ?? '', all, allIs: allIs ?? '' })
}

interface Props {
  search: JobSearch
  address: JobSearchAddress
}

function NoJobs({ search, address }: Props) {
  const { jobs } = useServices()
  const wayOut = useRelaxFilter(jobs, jobSearches, search)
  const hasFilters = jobSearches.listFilled(search).length > 0
  return (
    <NoResults
      title={t('jobs.none')}
      text={t(hasFilters ? 'jobs.none.all' : 'jobs.none.empty')}
      hasFilters={hasFilters}
      suggestion={wayOut}
      describeSuggestion={({ field, matching, matchingIs }) => ({
        text: t(`jobs.none.${matchingIs === 'atLeast' ? 'atLeast' : field}`, { count: matching, value: search[field] }),
        step: t(`jobs.none.${field}.do`)
      })}
      address={address}
    />
  )
}
