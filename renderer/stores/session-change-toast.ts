import '#renderer/messages/candidate-messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { showToast } from './toast-store.ts'

/** Notifies a person whose session or role changed elsewhere. `user` null: the session ended. */
export function showSessionChange(before: SessionUser | null, user: SessionUser | null): void {
  if (!user) showToast('sessionEnded')
  else if (user.isEmployer) showToast('becameEmployer')
  else if (user.ban) showToast('bannedByAdmin', { reason: user.ban.reason })
  else if (before?.isEmployer) showToast('employerEnded')
}
