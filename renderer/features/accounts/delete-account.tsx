import './accounts.css'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PasswordField } from '#renderer/components/form/email-and-password-fields.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { paths } from '#renderer/config/paths.ts'
import { RemovalError } from '#renderer/data/account-removal/account-removal-steps.ts'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useFocusFirst } from '#renderer/hooks/use-focus-first.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { formatWait } from './login-and-signup-toasts.ts'

interface Props {
  user: SessionUser
  /** Called after the password was verified and before the account is deleted. */
  removeData: () => Promise<void>
  /** Employers may have applied as candidates earlier. */
  hasApplied: boolean
  /** The reason why something survives the account; undefined: nothing does. */
  stays?: string | undefined
}

export function DeleteAccount({ user, removeData, hasApplied, stays }: Props) {
  const { accounts } = useServices()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [stopped, setStopped] = useState<RemovalError>()
  const refused = useFocusFirst<HTMLDivElement>('[aria-invalid]')
  const ask = () => {
    setAsking(true)
    setRefusal(undefined)
    setStopped(undefined)
  }
  const deleteAccount = async (given: FormData) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    setStopped(undefined)
    try {
      await accounts.deleteAccount(String(given.get('password')), removeData)
      showToast('accountDeleted')
      navigate(paths.home, { replace: true })
    } catch (error) {
      setRefusal(describeRefusal(error))
      refused.ask()
      const cause = error instanceof AccountError && error.cause
      if (cause instanceof RemovalError) setStopped(cause)
      if (describeRefusal(error) === undefined) showToast('accountNotDeleted')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className="btn btn-quiet btn-danger" onClick={ask}>
        {t('accounts.delete')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('accounts.delete.ask')}
        text={<DeletedThings user={user} hasApplied={hasApplied} stays={stays} />}
        cancel={t('accounts.delete.keep')}
        confirm={t(busy ? 'accounts.delete.busy' : 'accounts.delete.do')}
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={deleteAccount}
      >
        <div role="alert">{stopped && <LeftThings {...stopped} />}</div>
        <div className="account-proof" ref={refused.frame}>
          <PasswordField
            name="password"
            label={t('accounts.delete.password')}
            error={refusal}
            autoComplete="current-password"
          />
        </div>
      </ConfirmDialog>
    </>
  )
}

function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof AccountError)) return undefined
  if (error.failure === 'wrong-password') return t('accounts.delete.wrong')
  return error.failure === 'wait' ? t('accounts.delete.wait', { wait: formatWait(error.waitMs) }) : undefined
}

const alsoGoes: Record<Role, readonly MessageId[]> = {
  Candidate: ['accounts.delete.goes.publicProfile', 'accounts.delete.goes.applications'],
  Employer: ['accounts.delete.goes.shortlist', 'accounts.delete.goes.notes', 'accounts.delete.goes.drafts'],
  Admin: []
}

function LeftThings({ reason, left }: Pick<RemovalError, 'reason' | 'left'>) {
  return (
    <div className="left-things">
      <p>{t(`accounts.left.${reason}`)}</p>
      <ul className="deleted-things">
        {left.map(({ part, count }) => (
          <li key={part}>{t(`accounts.left.part.${part}`, { count: count ?? 0 })}</li>
        ))}
        {reason === 'stopped' && <li>{t('accounts.left.account')}</li>}
      </ul>
    </div>
  )
}

function DeletedThings({ user: { email, role }, hasApplied, stays }: Pick<Props, 'user' | 'hasApplied' | 'stays'>) {
  const isShared = useServices().platform.documents.device === undefined
  return (
    <>
      <p>{t('accounts.delete.goes')}</p>
      <ul className="deleted-things">
        <li>{t('accounts.delete.goes.account', { email })}</li>
        <li>{t('accounts.delete.goes.profile')}</li>
        {[...(hasApplied && role === 'Employer' ? alsoGoes.Candidate : []), ...alsoGoes[role]].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      {role === 'Employer' && <p>{t('accounts.delete.stays')}</p>}
      {isShared && <p>{t('accounts.delete.others')}</p>}
      {stays && <p>{stays}</p>}
    </>
  )
}
