import type { SessionUser } from '#shared/domain/session-user.ts'
import type { Unsubscribe } from './document-store.ts'

/** Who is using this tab. */
export interface Accounts {
  /** Restores the session of this tab; must have ended before the app renders. Resolves with null when nobody is signed in. */
  restore(): Promise<SessionUser | null>
  /** Calls `listener` with the user now and whenever it changes. */
  watch(listener: (user: SessionUser | null) => void): Unsubscribe
}
