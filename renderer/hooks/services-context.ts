import { createContext, use } from 'react'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { createLiveJobsRepository, type LiveJobsRepository } from '#renderer/data/live-jobs-repository.ts'
import type { Repositories } from '#renderer/data/open-repositories.ts'
import { createStaticPagesRepository, type StaticPagesRepository } from '#renderer/data/static-pages-repository.ts'
import type { Platform } from '#renderer/platform/platform.ts'

/** Results of a published page's queries by name (parse-embedded-results.ts), for the app's first render. */
export type FirstResults = Readonly<Record<string, unknown>>

/** Assembled once by the entry, or by a test over the memory store. */
export interface Services {
  readonly platform: Platform
  readonly accounts: Accounts
  readonly jobs: LiveJobsRepository
  readonly pages: StaticPagesRepository
  /** A member's repositories, loaded by use-repositories.ts. */
  repositories?: Repositories
  /** Results of the published page; undefined after the first navigation. */
  firstResults?: FirstResults | undefined
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext above it')
  return services
}

/** undefined: the published page has no such result. */
export function useFirstResult(name: string | undefined): unknown {
  return use(ServicesContext)?.firstResults?.[name ?? '']
}

export function assembleServices(platform: Platform, accounts: Accounts): Services {
  const { documents } = platform
  return {
    platform,
    accounts,
    jobs: createLiveJobsRepository(documents),
    pages: createStaticPagesRepository(documents)
  }
}
