import { NoResults } from '#renderer/components/search/no-results.tsx'
import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { useWayOut } from '#renderer/hooks/search/use-relax-filter.ts'
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
  const wayOut = useWayOut(jobs, jobSearches, search)
  const asked = jobSearches.askedIn(search).length > 0
  return (
    <NoResults
      title={t('jobs.none')}
      text={t(asked ? 'jobs.none.all' : 'jobs.none.empty')}
      asked={asked}
      wayOut={wayOut}
      out={({ field, matching }) => ({
        text: t(`jobs.none.${field}`, { count: matching, value: search[field] }),
        step: t(`jobs.none.${field}.do`)
      })}
      address={address}
    />
  )
}
