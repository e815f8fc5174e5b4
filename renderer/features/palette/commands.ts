import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import { paths } from '#renderer/config/paths.ts'
import { fold, foldWords } from '#shared/documents/fold.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

export function findHouses(jobs: readonly Job[], words: string): string[] {
  const houses = new Map<string, string>()
  for (const { company } of jobs) {
    const name = company.trim()
    if (!houses.has(fold(name)) && foldWords(words).some((word) => fold(name).includes(word)))
      houses.set(fold(name), name)
  }
  return [...houses.values()]
}

/** The desk, filtered, if the house has pending postings; else the public search. */
export function findHouseAddress(
  house: string,
  jobs: readonly Job[],
  { isAdmin }: Pick<SessionUser, 'isAdmin'>
): string {
  const waits = jobs.some(({ company, status }) => status === 'pending' && fold(company.trim()) === fold(house))
  if (isAdmin && waits) return buildDeskAddress({ filter: [['house', house]] })
  return `${paths.jobs}?${new URLSearchParams([['q', house]])}`
}
