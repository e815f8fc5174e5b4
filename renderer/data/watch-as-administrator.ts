import { StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Refuses others at once: an empty list would look like the whole one. */
export function watchAsAdministrator(
  actor: Pick<SessionUser, 'role'> | null,
  begin: () => Unsubscribe,
  onError: (error: StoreError) => void
): Unsubscribe {
  if (actor?.role === 'Admin') return begin()
  onError(new StoreError('refused', 'this is for the administrator alone'))
  return () => {}
}
