import '#renderer/look/fields.css'
import '#renderer/messages/jobs.json'
import '#renderer/messages/search.json'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { JobFinder } from '#renderer/features/jobs/search/job-finder.tsx'
import { t } from '#renderer/messages/messages.ts'

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
