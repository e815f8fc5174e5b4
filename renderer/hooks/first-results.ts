import { use } from 'react'
import { ServicesContext } from './services.ts'

/** The names of the queries that a published page answers. */
export const resultNames = {
  job: (id: string) => `job ${id}`,
  outcome: (jobId: string) => `outcome ${jobId}`,
  similar: (category: string) => `similar ${category}`,
  /** `address`: of the list, with its query. */
  jobs: (address: string) => `jobs ${address}`,
  house: (id: string) => `house ${id}`,
  houseOf: (uid: string | undefined) => `houseOf ${uid}`,
  live: (houseId: string) => `live ${houseId}`,
  featured: 'featured',
  counts: 'counts'
} as const

/** The result of a query in the page that the app takes over; undefined: the page has none. */
export function useFirstResult(name: string | undefined): unknown {
  const results = use(ServicesContext)?.firstResults
  return name !== undefined && results && Object.hasOwn(results, name) ? results[name] : undefined
}
