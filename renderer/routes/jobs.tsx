import '#renderer/look/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { JobFinder } from '#renderer/features/jobs/search/job-finder.tsx'
import jobs from '#renderer/messages/jobs.json'
import { load, t } from '#renderer/messages/messages.ts'
import search from '#renderer/messages/search.json'

load({ ...jobs, ...search })

export function Route() {
  return (
    <div className="page">
      <PageTitle title={t('jobs.title')} />
      <div className="search-top">
        <h1>{t('jobs.title')}</h1>
      </div>
      <JobFinder />
    </div>
  )
}
