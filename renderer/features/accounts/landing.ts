import { paths } from '#renderer/config/paths.ts'
import type { Role } from '#shared/domain/account/session-user.ts'

const landings: Record<Role, string> = { Admin: paths.home, Employer: paths.dashboard, Candidate: paths.profile }

/** Where a person goes after signing in or up. */
export function findLanding(role: Role): string {
  return landings[role]
}

/** Where a signed-in person goes who opens the login or the sign-up page: employers to the dashboard, others to the profile. */
export function findRedirect(role: Role): string {
  return role === 'Employer' ? paths.dashboard : paths.profile
}
