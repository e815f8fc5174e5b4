import { paths } from '#renderer/config/paths.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Who may enter a screen. */
export type Access = 'everyone' | 'signed-in' | 'employer' | 'admin'

/** Where a person who asks for a screen ends up: null is the screen itself, anything else the path to go to. */
export function findRedirect(access: Access, user: SessionUser | null): string | null {
  if (access === 'everyone') return null
  if (!user) return paths.login
  const isAllowed = access === 'signed-in' || user.isAdmin || (access === 'employer' && user.isEmployer)
  return isAllowed ? null : paths.home
}
