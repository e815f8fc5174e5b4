import '#renderer/styles/fields.css'
import { Navigate, useLocation } from 'react-router-dom'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { parseListPath } from '#renderer/config/job-list-paths.ts'
import { paths } from '#renderer/config/paths.ts'
import { JobSearchPage } from '#renderer/features/jobs/search/job-search-page.tsx'
import { formatListTitle, jobSearches } from '#renderer/features/jobs/search/use-job-search.ts'

export function Route() {
  const { pathname, search } = useLocation()
  const list = parseListPath(pathname)
  // The address of a category or a place is the search for it.
  if (list) return <Navigate to={paths.jobs + jobSearches.format({ ...jobSearches.empty, ...list })} replace />
  const title = formatListTitle(jobSearches.parse(search))
  return (
    <div className="page">
      <PageTitle title={title} />
      <div className="search-top">
        <h1>{title}</h1>
      </div>
      <JobSearchPage />
    </div>
  )
}
