import { Navigate, useLocation } from 'react-router-dom'
import { parseListPath, paths } from '#renderer/config/paths.ts'
import { formatListAddress } from '#renderer/features/jobs/search/use-job-search.ts'

/** A category, a place or both: leads on to the search for them. */
export function Route() {
  const list = parseListPath(useLocation().pathname)
  return <Navigate to={list ? formatListAddress({ q: '', type: '', ...list }) : paths.notFound} replace />
}
