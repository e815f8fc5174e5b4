import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

const alsoGoes: Record<Role, readonly MessageId[]> = {
  Candidate: ['accounts.delete.goes.card', 'accounts.delete.goes.applications'],
  Employer: ['accounts.delete.goes.shortlist', 'accounts.delete.goes.drafts'],
  Admin: []
}

/** All that goes with an account, and what does not. */
export function DeletedThings({ user: { email, role } }: { user: SessionUser }) {
  return (
    <>
      <p>{t('accounts.delete.goes')}</p>
      <ul className="deleted-things">
        <li>{t('accounts.delete.goes.account', { email })}</li>
        <li>{t('accounts.delete.goes.profile')}</li>
        {alsoGoes[role].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      {role === 'Employer' && <p>{t('accounts.delete.stays')}</p>}
    </>
  )
}
