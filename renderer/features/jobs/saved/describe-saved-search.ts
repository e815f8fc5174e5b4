import { t } from '#renderer/messages/messages.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { describeChoice } from '../search/more-filters.tsx'
import { isMore, jobSearches } from '../search/use-job-search.ts'

/** 'setter · Surat GJ · Full-time'. */
export function describeSavedSearch(query: string): string {
  const search = jobSearches.parse(query)
  const parts = jobSearches
    .listFilled(search)
    .map((field) =>
      field === 'sort' ? t('jobs.more.sort.pay') : isMore(field) ? describeChoice(field, search[field]) : search[field]
    )
  return joinParts(parts) || t('saved.search.all')
}
