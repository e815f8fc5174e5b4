import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { fold, foldWords, hasWords } from '#shared/documents/fold.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

const forEveryone: readonly { to: string; label: MessageId }[] = [
  { to: paths.dashboard, label: 'nav.dashboard' },
  { to: paths.postJob, label: 'nav.postJob' },
  { to: paths.candidates, label: 'nav.findCandidates' },
  { to: paths.jobs, label: 'nav.findJobs' },
  { to: paths.home, label: 'nav.home' }
]

const forAdministrator: typeof forEveryone = [
  { to: paths.requests, label: 'nav.requests' },
  ...forEveryone,
  { to: paths.editPage('about-us'), label: 'nav.editAboutUs' },
  { to: paths.editPage('contact-us'), label: 'nav.editContactUs' },
  { to: paths.editPage('disclaimer'), label: 'nav.editDisclaimer' }
]

export function findPages({ isAdmin }: Pick<SessionUser, 'isAdmin'>, words: string): typeof forEveryone {
  return (isAdmin ? forAdministrator : forEveryone).filter(({ label }) => hasWords(t(label), words))
}

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
