import { FindForm } from '#renderer/components/search/find-form.tsx'
import { SearchChoice, SearchText } from '#renderer/components/search/search-fields.tsx'
import { SearchResults } from '#renderer/components/search/search-results.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { JobCardSkeleton } from '../card/job-card.tsx'
import { ResultList } from './job-results.tsx'
import { type JobSearchAddress, jobSearches, useJobSearch } from './use-job-search.ts'

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
    />
  )
}

interface FormProps {
  address: JobSearchAddress
  found: Pick<JobSearchResult, 'matching' | 'matchingIs'> | undefined
}

function JobFindForm({ address, found }: FormProps) {
  const describe = (field: keyof JobSearch) => ({ field, address, label: t(`jobs.field.${field}`) })
  return (
    <FindForm
      address={address}
      path={paths.jobs}
      show={t(found?.matchingIs === 'atLeast' ? 'jobs.filters.showAtLeast' : 'jobs.filters.show', {
        count: found?.matching ?? 0
      })}
      words={<SearchText {...describe('q')} hint={t('jobs.field.q.hint')} />}
      filters={
        <>
          <SearchText {...describe('location')} hint={t('jobs.field.location.hint')} suggestions={jobLocations} />
          <SearchChoice {...describe('category')} any={t('jobs.field.category.any')} choices={jobCategories} />
          <SearchChoice {...describe('type')} any={t('jobs.field.type.any')} choices={jobTypes} />
        </>
      }
    />
  )
}
