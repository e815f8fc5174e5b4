import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { fold, foldWords } from '#shared/documents/fold-text.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

export function findCompanies(jobs: readonly Job[], words: string): string[] {
  const companies = new Map<string, string>()
  for (const { company } of jobs) {
    const name = company.trim()
    if (!companies.has(fold(name)) && foldWords(words).some((word) => fold(name).includes(word)))
      companies.set(fold(name), name)
  }
  return [...companies.values()]
}

/** The review queue, filtered, if the company has pending jobs; else the public search. */
export function findCompanyAddress(
  companyName: string,
  jobs: readonly Job[],
  { isAdmin }: Pick<SessionUser, 'isAdmin'>
): string {
  const waits = jobs.some(({ company, status }) => status === 'pending' && fold(company.trim()) === fold(companyName))
  if (isAdmin && waits) return buildModerationUrl({ filter: [['company', companyName]] })
  return `${paths.jobs}?${new URLSearchParams([['q', companyName]])}`
}
