import { useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { SearchChoice, SearchText } from '#renderer/components/search/search-fields.tsx'
import { SearchForm } from '#renderer/components/search/search-form.tsx'
import { SearchResults } from '#renderer/components/search/search-results.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { useSearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-types-and-locations.ts'
import { JobCardSkeleton } from '../card/job-card.tsx'
import { JobResults } from './job-results.tsx'
import { isMore, type JobSearchAddress, jobSearches, useJobSearch } from './use-job-search.ts'

const MoreFilters = lazyPart(() => import('./more-filters.tsx').then((code) => code.MoreFilters))
const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx').then((code) => code.SearchSuggestions))
const ChosenFilter = lazyPart(() => import('./more-filters.tsx').then((code) => code.ChosenFilter))

const RecentSearches = lazyPart(() => import('../saved/recent-search-list.tsx').then((code) => code.RecentSearchList))
const SaveSearchButton = lazyPart(() => import('../saved/save-search-button.tsx').then((code) => code.SaveSearchButton))
const SavedSearchLinks = lazyPart(() => import('../saved/saved-search-links.tsx').then((code) => code.SavedSearchLinks))

export function JobSearchPage() {
  const { jobs } = useServices()
  const address = useSearchUrl(paths.jobs, jobSearches)
  const found = useJobSearch(address.search, address.limit)
  const hasSaved = useSavedStore(({ searches }) => searches.length > 0)
  const query = jobSearches.format(address.search)
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
      top={hasSaved && query === '' && <SavedSearchLinks />}
      actions={
        query !== '' && (
          <SaveSearchButton
            query={query}
            found={found.data?.result.jobs}
            waiting={<span className="btn btn-quiet search-save unsettled" />}
          />
        )
      }
      describeFilter={(field, value) =>
        isMore(field) ? <ChosenFilter field={field} value={value} waiting={value} failed={value} /> : undefined
      }
      renderList={({ query, result }) => <JobResults search={query} result={result} onMore={address.showMore} />}
    />
  )
}

interface FormProps {
  address: JobSearchAddress
  found: Pick<JobSearchResult, 'jobs' | 'matching' | 'matchingIs'> | undefined
}

function JobFindForm({ address, found }: FormProps) {
  const describe = (field: 'q' | 'location' | 'category' | 'type') => ({
    field,
    address,
    label: t(`jobs.field.${field}`)
  })
  const [wantsMore, setWantsMore] = useState(false)
  const [wasFocused, setFocused] = useState(false)
  const isOpen = wantsMore || address.search.sort !== '' || address.filledFields.some(isMore)
  return (
    <SearchForm
      address={address}
      path={paths.jobs}
      show={t(found?.matchingIs === 'atLeast' ? 'jobs.filters.showAtLeast' : 'jobs.filters.show', {
        count: found?.matching ?? 0
      })}
      words={
        <div className="search-words">
          <SearchText {...describe('q')} hint={t('jobs.field.q.hint')} onFocus={() => setFocused(true)} />
          {!address.texts.q && wasFocused && <RecentSearches />}
          {address.texts.q && (
            <SearchSuggestions
              typed={address.texts.q}
              found={found?.jobs}
              onTake={(text) => address.choose('q', text)}
            />
          )}
        </div>
      }
      filters={
        <>
          <SearchText {...describe('location')} hint={t('jobs.field.location.hint')} suggestions={jobLocations} />
          <SearchChoice {...describe('category')} any={t('jobs.field.category.any')} choices={jobCategories} />
          <SearchChoice {...describe('type')} any={t('jobs.field.type.any')} choices={jobTypes} />
          {isOpen ? (
            <MoreFilters address={address} takesFocus={wantsMore} failedTitle={t('search.more')} />
          ) : (
            <button type="button" className="btn btn-line" onClick={() => setWantsMore(true)}>
              {t('search.more')}
            </button>
          )}
        </>
      }
    />
  )
}
