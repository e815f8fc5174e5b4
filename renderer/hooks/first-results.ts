import { use } from 'react'
import { ServicesContext } from './services.ts'

/**
 * What the queries of a published page have found, as plain JSON: 'job {id}', 'outcome {id of a job}', 'similar {category}', 'list {address}',
 * 'house {id}', 'houseOf {uid}', 'live {id of a house}', 'featured', 'counts'. The first render of the app begins with it.
 */
export type FirstResults = Readonly<Record<string, unknown>>

/** The result of a query in the page that the app takes over; undefined: the page has none. */
export function useFirstResult(name: string | undefined): unknown {
  const results = use(ServicesContext)?.firstResults
  return results?.[name ?? '']
}
