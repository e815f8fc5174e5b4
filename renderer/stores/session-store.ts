import { create } from 'zustand'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

interface Session {
  /** False until the session is restored, and in prerendered pages. */
  restored: boolean
  user: SessionUser | null
}

/** Follows the Accounts port; nothing else writes it. */
export const useSession = create<Session>(() => ({ restored: false, user: null }))
