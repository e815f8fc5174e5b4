import { type FormEvent, type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EmailField, PasswordField, Submit } from '#renderer/components/form/email-and-password-fields.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { productDomain } from '#renderer/config/build-time-settings.ts'
import { paths } from '#renderer/config/paths.ts'
import type { AccountMail } from '#renderer/data/accounts/accounts-port.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { showLoginFailure } from './login-and-signup-toasts.ts'

interface LoginFormProps {
  demonstration: boolean
  /** Typed elsewhere before. */
  email?: string
  /** Another page stays open: nothing leads away from it. */
  isWithinPage?: boolean
  onEntered: (role: Role) => void
}

export function LoginForm({ demonstration, email, isWithinPage = false, onEntered }: LoginFormProps) {
  const { accounts } = useServices()
  const { state } = useLocation()
  const [busy, setBusy] = useState(false)
  const [emailError, setEmailError] = useState<string>()

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (busy) return
    setBusy(true)
    try {
      const user = await accounts.signIn(String(form.get('email')), String(form.get('password')))
      if (user.isAdmin) showToast('adminLoginSuccessful')
      else showToast('loginSuccessful', { role: user.role })
      onEntered(user.role)
    } catch (error) {
      showLoginFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="account-form" method="post" onSubmit={enter}>
      <EmailField error={emailError} typed={email} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <Submit busy={busy}>{t('login.submit')}</Submit>
      {accounts.mail && <ForgottenPassword mail={accounts.mail} onEmailProblem={setEmailError} />}
      {!isWithinPage && (
        <p className="soft">
          <span>{t('login.noAccount')}</span>{' '}
          <Link to={paths.signup} state={state}>
            {t('login.toSignup')}
          </Link>
        </p>
      )}
      {demonstration && !isWithinPage && <p className="help">{t('login.demonstration', { domain: productDomain })}</p>}
    </form>
  )
}

interface Props {
  mail: AccountMail
  /** undefined: the email is valid. */
  onEmailProblem: (problem: string | undefined) => void
}

function ForgottenPassword({ mail, onEmailProblem }: Props) {
  const [busy, setBusy] = useState(false)

  async function send({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.elements.namedItem('email')
    if (busy || !(field instanceof HTMLInputElement)) return
    if (field.value.trim() === '' || !field.validity.valid) {
      onEmailProblem(t('login.forgotNeedsEmail'))
      field.focus()
      return
    }
    onEmailProblem(undefined)
    setBusy(true)
    try {
      await mail.sendPasswordReset(field.value)
      showToast('loginResetSent')
    } catch {
      showToast('loginResetFailed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className="btn btn-quiet forgotten" aria-disabled={busy || undefined} onClick={send}>
      {t('login.forgot')}
    </button>
  )
}
