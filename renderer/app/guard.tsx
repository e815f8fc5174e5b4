import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { type Access, decide } from './access.ts'
import { useSession } from './session-store.ts'

/** Lets in whom the screen is for and sends everyone else away. Decides nothing before the session is known. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { restored, user } = useSession()
  if (access !== 'everyone' && !restored) return null
  const elsewhere = decide(access, user)
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />
}
