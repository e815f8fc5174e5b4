import { NoResults } from '#renderer/components/search/no-results.tsx'
import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { useRelaxFilter } from '#renderer/hooks/search/use-relax-filter.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { type JobSearchAddress, jobSearches } from './job-searches.ts'

interface Props {
  /** The search that found nothing. */
  search: JobSearch
  address: JobSearchAddress
}

/** No job meets the search. */
export function NoJobs({ search, address }: Props) {
  const { jobs } = useServices()
  const wayOut = useRelaxFilter(jobs, jobSearches, search)
  const hasFilters = jobSearches.listFilled(search).length > 0
  return (
    <NoResults
      title={t('jobs.none')}
      text={t(hasFilters ? 'jobs.none.all' : 'jobs.none.empty')}
      hasFilters={hasFilters}
      suggestion={wayOut}
      describeSuggestion={({ field, matching }) => ({
        text: t(`jobs.none.${field}`, { count: matching, value: search[field] }),
        step: t(`jobs.none.${field}.do`)
      })}
      address={address}
    />
  )
}
