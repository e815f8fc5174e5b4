import '#renderer/look/fields.css'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { JobFinder } from '#renderer/features/jobs/search/job-finder.tsx'
import { formatListTitle } from '#renderer/features/jobs/search/list-title.ts'
import { jobSearches } from '#renderer/features/jobs/search/use-job-search.ts'
import jobs from '#renderer/messages/jobs.json'
import { load, t } from '#renderer/messages/messages.ts'
import search from '#renderer/messages/search.json'

load({ ...jobs, ...search })

export function Route() {
  return (
    <div className="page">
      <PageTitle title={formatListTitle(jobSearches.parse(useLocation().search))} />
      <div className="search-top">
        <h1>{t('jobs.title')}</h1>
      </div>
      <JobFinder />
    </div>
  )
}
