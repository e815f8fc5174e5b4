import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

interface GuardProps {
  access: Access
  children: ReactNode
}

/** Decides nothing before the session is known. */
export function RouteGuard({ access, children }: GuardProps) {
  const { restored, user } = useSession()
  const { pathname, search } = useLocation()
  const elsewhere = findRedirect(access, user)
  // A former member's address is not passed on to the next person who signs in.
  const [isVisitor] = useState(!user)
  const refusal = restored && user && elsewhere ? refusals[access] : undefined
  useEffect(() => {
    if (refusal) showToast(refusal)
  }, [refusal])
  if (access !== 'everyone' && !restored) return null
  return elsewhere === null ? children : <Navigate to={elsewhere} replace state={isVisitor && pathname + search} />
}

export type Access = 'everyone' | 'signed-in' | 'employer' | 'admin'

/** Toasts for members without access. */
const refusals: Partial<Record<Access, ToastName>> = { employer: 'employersOnly', admin: 'unauthorizedPage' }

/** Path to redirect to; null: the screen itself. */
export function findRedirect(access: Access, user: SessionUser | null): string | null {
  if (access === 'everyone') return null
  if (!user) return paths.login
  const isAllowed = access === 'signed-in' || user.isAdmin || (access === 'employer' && user.isEmployer)
  return isAllowed ? null : paths.home
}
