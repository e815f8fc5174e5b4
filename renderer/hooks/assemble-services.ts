import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { createPagesRepository } from '#renderer/data/pages-repository.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import type { Services } from './services.ts'

/** For entries and tests. */
export function assembleServices(platform: Platform, accounts: Accounts): Services {
  const { documents } = platform
  return { platform, accounts, jobs: createJobsRepository(documents), pages: createPagesRepository(documents) }
}
