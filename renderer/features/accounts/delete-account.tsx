import './accounts.css'
import './delete-account.css'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Question } from '#renderer/components/public/dialog/question.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { spokenWait } from './account-toasts.ts'
import { DeletedThings } from './deleted-things.tsx'
import { PasswordField } from './password-field.tsx'

interface Props {
  user: SessionUser
  /** Removes all that is kept for the person. Called when the password was right, and before the account goes. */
  removeData: () => Promise<void>
}

/** Ends the account, once the person has read what goes with it and proved who they are. */
export function DeleteAccount({ user, removeData }: Props) {
  const { accounts } = useServices()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setAsking(false)
    setRefusal(undefined)
  }
  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (busy) return
    setBusy(true)
    try {
      await accounts.deleteAccount(password, removeData)
      showToast('accountDeleted')
      navigate(paths.home, { replace: true })
    } catch (error) {
      setRefusal(refusalOf(error))
      if (refusalOf(error) === undefined) showToast('accountNotDeleted')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className="btn btn-quiet account-delete" onClick={() => setAsking(true)}>
        {t('accounts.delete')}
      </button>
      <Question open={asking} title={t('accounts.delete.ask')} text={<DeletedThings user={user} />} onClose={close}>
        <form className="account-end" onSubmit={end}>
          <PasswordField
            name="password"
            label={t('accounts.delete.password')}
            error={refusal}
            autoComplete="current-password"
          />
          <div className="question-end">
            <button type="button" className="btn btn-quiet" onClick={close}>
              {t('accounts.delete.keep')}
            </button>
            <button type="submit" className="btn btn-line account-delete" aria-disabled={busy || undefined}>
              {t(busy ? 'accounts.delete.busy' : 'accounts.delete.do')}
            </button>
          </div>
        </form>
      </Question>
    </>
  )
}

/** What the person can do something about is said at the field; undefined: it is not about the password. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof AccountError)) return undefined
  if (error.failure === 'wrong-password') return t('accounts.delete.wrong')
  return error.failure === 'wait' ? t('accounts.delete.wait', { wait: spokenWait(error.wait) }) : undefined
}
