import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { findPurpose, findStepsBack, parseWayBack } from './way-back.ts'

/** `to`: overrides the landing page of the role. */
export type OnEntered = (role: Role, to?: string) => void

/** Route guard of login and sign-up: returns to the interrupted search or application, else to the landing page of the role. */
export function RedirectIfSignedIn({ children }: { children: (onEntered: OnEntered) => ReactNode }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wayBack = parseWayBack(state)
  const [initialUser] = useState(() => useSession.getState().user)
  if (initialUser) return <Navigate to={initialUser.role === 'Employer' ? paths.dashboard : paths.profile} replace />
  const purpose = findPurpose(state)
  const enter: OnEntered = (role, to) => {
    if (role === 'Candidate') useApplyStore.setState({ wanted: wayBack?.apply })
    const steps = to === undefined ? findStepsBack(state) : undefined
    if (steps !== undefined) return navigate(steps)
    navigate(to ?? wayBack?.from ?? landings[role], { replace: true })
  }
  return (
    <>
      {purpose && <p className="soft">{t(`login.for.${purpose}`)}</p>}
      {children(enter)}
    </>
  )
}

const landings: Record<Role, string> = { Admin: paths.home, Employer: paths.dashboard, Candidate: paths.profile }
