import { SearchResults } from '#renderer/components/search/search-results.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { JobCardSkeleton } from '../card/job-card.tsx'
import { JobFindForm } from './job-find-form.tsx'
import { ResultList } from './result-list.tsx'
import { jobSearches, useJobSearch } from './use-job-search.ts'

export function JobFinder() {
  const { jobs } = useServices()
  const address = useSearchAddress(paths.jobs, jobSearches)
  const found = useJobSearch(address.search, address.limit)
  return (
    <SearchResults
      kind="jobs"
      repository={jobs}
      codec={jobSearches}
      address={address}
      found={found}
      failedTitle={t('error.jobsTitle')}
      form={<JobFindForm address={address} found={found.data?.result} />}
      skeleton={<JobCardSkeleton />}
      renderList={({ query, result }) => <ResultList search={query} result={result} onMore={address.showMore} />}
      describeSuggestion={({ field, matching, matchingIs }, search) => ({
        text: t(`jobs.none.${matchingIs === 'atLeast' ? 'atLeast' : field}`, { count: matching, value: search[field] }),
        step: t(`jobs.none.${field}.do`)
      })}
    />
  )
}
