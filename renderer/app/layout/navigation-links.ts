import { findRedirect } from '#renderer/app/route-guard.tsx'
import { type Menu, type Screen, screens } from '#renderer/app/screen-table.ts'
import { paths } from '#renderer/config/paths.ts'
import type { MessageId } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

export interface NavigationLink {
  to: string
  label: MessageId
}

type Labelled = Screen & { readonly label: MessageId }

const labelled = screens.filter((screen): screen is Labelled => screen.label !== undefined)

export function listMenu(menu: Menu): NavigationLink[] {
  return labelled
    .filter(({ menus }) => menus?.includes(menu))
    .map(({ path, label, visitorLabel = label }) => ({ to: path, label: menu === 'visitor' ? visitorLabel : label }))
}

const menuOfRole = { Admin: 'admin', Employer: 'employer', Candidate: 'candidate' } as const

export function buildNavigation(user: SessionUser | null): Record<'main' | 'pages', NavigationLink[]> {
  const main = listMenu(user ? menuOfRole[user.role] : 'visitor')
  // A part of My Profile that has its own menu line.
  const own = user?.role === 'Candidate' ? [{ to: paths.applications, label: 'nav.applications' } as const] : []
  return { main: [...main, ...own], pages: user?.isAdmin ? listMenu('pages') : [] }
}

/** The narrowest access first: a workplace comes before public pages. */
const order = ['admin', 'employer', 'signed-in', 'everyone']

/** Screens that a person may open, for the command palette. */
export function listOwnScreens(user: SessionUser): NavigationLink[] {
  return labelled
    .filter(({ access }) => findRedirect(access, user) === null)
    .sort((one, other) => order.indexOf(one.access) - order.indexOf(other.access))
    .map(({ path, label }) => ({ to: path, label }))
}

/** The badge beside the navigation; a candidate is called a user there. */
export function findRoleBadge(user: SessionUser): MessageId {
  if (user.isAdmin) return 'role.admin'
  return user.isEmployer ? 'role.employer' : 'role.user'
}
