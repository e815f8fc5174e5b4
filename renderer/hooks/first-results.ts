import { use } from 'react'
import { ServicesContext } from './services.ts'

/** undefined: the published page has no such result. */
export function useFirstResult(name: string | undefined): unknown {
  const results = use(ServicesContext)?.firstResults
  return results?.[name ?? '']
}
