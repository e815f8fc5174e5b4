import { Navigate, useLocation } from 'react-router-dom'
import { parseListPath, paths } from '#renderer/config/paths.ts'

/** A category, a place or both: leads on to the search for them. */
export function Route() {
  const { category = '', location = '' } = parseListPath(useLocation().pathname) ?? {}
  const search = String(new URLSearchParams({ ...(location && { location }), ...(category && { category }) }))
  return <Navigate to={search ? `${paths.jobs}?${search}` : paths.notFound} replace />
}
