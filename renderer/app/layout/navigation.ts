import { paths } from '#renderer/config/paths.ts'
import type { MessageId } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

export interface NavigationLink {
  to: string
  label: MessageId
}

const findJobs: NavigationLink = { to: paths.jobs, label: 'nav.findJobs' }

const visitor: NavigationLink[] = [{ to: paths.candidates, label: 'nav.findCandidatesLogin' }]

const candidate: NavigationLink[] = [{ to: paths.profile, label: 'nav.profile' }]

const employer: NavigationLink[] = [
  { to: paths.candidates, label: 'nav.findCandidates' },
  { to: paths.postJob, label: 'nav.postJob' },
  { to: paths.dashboard, label: 'nav.dashboard' }
]

const admin: NavigationLink[] = [...employer, { to: paths.requests, label: 'nav.requests' }]

const pages: NavigationLink[] = [
  { to: paths.editPage('about-us'), label: 'nav.editAboutUs' },
  { to: paths.editPage('contact-us'), label: 'nav.editContactUs' },
  { to: paths.editPage('disclaimer'), label: 'nav.editDisclaimer' }
]

export function buildNavigation(user: SessionUser | null): Record<'main' | 'pages', NavigationLink[]> {
  if (user?.isAdmin) return { main: [findJobs, ...admin], pages }
  const own = user ? (user.isEmployer ? employer : candidate) : visitor
  return { main: [findJobs, ...own], pages: [] }
}

/** The badge beside the navigation; a candidate is called a user there. */
export function findRoleBadge(user: SessionUser): MessageId {
  if (user.isAdmin) return 'role.admin'
  return user.isEmployer ? 'role.employer' : 'role.user'
}
