import { use } from 'react'
import { ServicesContext } from './services.ts'

/** The result of a query in the page that the app takes over; undefined: the page has none. */
export function useFirstResult(name: string | undefined): unknown {
  const results = use(ServicesContext)?.firstResults
  return results?.[name ?? '']
}
