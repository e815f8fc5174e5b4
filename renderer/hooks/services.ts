import { createContext, useContext } from 'react'
import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import type { JobsRepository } from '#renderer/data/jobs-repository.ts'
import type { PagesRepository } from '#renderer/data/pages-repository.ts'
import type { Repositories } from '#renderer/data/repositories.ts'
import type { Platform } from '#renderer/platform/platform.ts'

/**
 * Results of a published page's queries, as plain JSON: 'job {id}', 'outcome {id of a job}', 'similar {category}', 'list {address}', 'house {id}',
 * 'houseOf {uid}', 'live {id of a house}', 'featured', 'counts'. The first render of the app begins with them.
 */
export type FirstResults = Readonly<Record<string, unknown>>

/** Everything the screens stand on, assembled once by the entry (or by a test, over the memory store). */
export interface Services {
  readonly platform: Platform
  readonly accounts: Accounts
  /** What everybody may read. */
  readonly jobs: JobsRepository
  readonly pages: PagesRepository
  /** What whoever is signed in works on. Opened by use-repositories.ts, whose code comes with the first screen that asks. */
  repositories?: Repositories
  /** Those of the published page that is being taken over; undefined as soon as people have gone on. */
  firstResults?: FirstResults | undefined
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext above it')
  return services
}
