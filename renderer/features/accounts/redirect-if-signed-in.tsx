import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { findLanding, findRedirect } from './landing.ts'

/**
 * Shows the form with which a person signs in or up. Who is signed in already when the page opens is redirected; who
 * signs in here goes to the landing page of the role, which is another one for the administrator.
 */
export function RedirectIfSignedIn({ children }: { children: (onEntered: (role: Role) => void) => ReactNode }) {
  const navigate = useNavigate()
  const [initialUser] = useState(() => useSession.getState().user)
  if (initialUser) return <Navigate to={findRedirect(initialUser.role)} replace />
  return children((role) => navigate(findLanding(role), { replace: true }))
}
