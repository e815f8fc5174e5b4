import { FindForm } from '#renderer/components/search/find-form.tsx'
import { SearchChoice, SearchText } from '#renderer/components/search/search-fields.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import type { JobSearchAddress } from './use-job-search.ts'

interface Props {
  address: JobSearchAddress
  found: Pick<JobSearchResult, 'matching' | 'matchingIs'> | undefined
}

export function JobFindForm({ address, found }: Props) {
  return (
    <FindForm
      address={address}
      path={paths.jobs}
      show={t(found?.matchingIs === 'atLeast' ? 'jobs.filters.showAtLeast' : 'jobs.filters.show', {
        count: found?.matching ?? 0
      })}
      words={<SearchText field="q" address={address} label={t('jobs.field.q')} hint={t('jobs.field.q.hint')} />}
      filters={
        <>
          <SearchText
            field="location"
            address={address}
            label={t('jobs.field.location')}
            hint={t('jobs.field.location.hint')}
            suggestions={jobLocations}
          />
          <SearchChoice
            field="category"
            address={address}
            label={t('jobs.field.category')}
            any={t('jobs.field.category.any')}
            choices={jobCategories}
          />
          <SearchChoice
            field="type"
            address={address}
            label={t('jobs.field.type')}
            any={t('jobs.field.type.any')}
            choices={jobTypes}
          />
        </>
      }
    />
  )
}
