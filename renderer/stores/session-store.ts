import { create } from 'zustand'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

interface Session {
  /** False until the session of this tab has been restored. The prerendered page is painted in that state. */
  restored: boolean
  user: SessionUser | null
}

/** Who uses this tab, as the screens show it. Follows the Accounts port; nothing else writes it. */
export const useSession = create<Session>(() => ({ restored: false, user: null }))
