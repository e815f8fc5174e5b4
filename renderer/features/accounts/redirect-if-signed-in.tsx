import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { findStepsBack, parseWayBack } from './way-back.ts'

/** `to`: where a person wants to go next; undefined: where whoever enters goes. */
export type OnEntered = (role: Role, to?: string) => void

/**
 * Shows the form with which a person signs in or up. Who is signed in already when the page opens is redirected; who
 * signs in here goes back to what they were about, a search among it, else to the landing page of the role, which is another one for
 * the administrator.
 */
export function RedirectIfSignedIn({ children }: { children: (onEntered: OnEntered) => ReactNode }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wayBack = parseWayBack(state)
  const [initialUser] = useState(() => useSession.getState().user)
  if (initialUser) return <Navigate to={findRedirect(initialUser.role)} replace />
  return children((role, to) => {
    if (role === 'Candidate') useApplyStore.setState({ wanted: wayBack?.apply })
    const steps = to === undefined ? findStepsBack(state) : undefined
    if (steps !== undefined) return navigate(steps)
    navigate(to ?? wayBack?.from ?? findLanding(role), { replace: true })
  })
}

const landings: Record<Role, string> = { Admin: paths.home, Employer: paths.dashboard, Candidate: paths.profile }

/** Where a person goes after signing in or up. */
function findLanding(role: Role): string {
  return landings[role]
}

/** Where a signed-in person goes who opens the login or the sign-up page: employers to the dashboard, others to the profile. */
function findRedirect(role: Role): string {
  return role === 'Employer' ? paths.dashboard : paths.profile
}
