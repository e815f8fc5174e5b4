import { type FormEvent, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { showLoginFailure } from './account-toasts.ts'
import { EmailField } from './email-field.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { PasswordField } from './password-field.tsx'

interface LoginFormProps {
  /** The board's administrator uses the demonstration password. */
  demonstration: boolean
  onEntered: (role: Role) => void
}

export function LoginForm({ demonstration, onEntered }: LoginFormProps) {
  const { accounts } = useServices()
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
    <form className="account-form" onSubmit={enter}>
      <EmailField error={emailError} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <button className="btn btn-primary btn-tall" type="submit" aria-disabled={busy || undefined}>
        {t(busy ? 'accounts.oneMoment' : 'login.submit')}
      </button>
      {accounts.mail && <ForgottenPassword mail={accounts.mail} onEmailProblem={setEmailError} />}
      <p className="soft">
        {t('login.noAccount')} <Link to={paths.signup}>{t('login.toSignup')}</Link>
      </p>
      {demonstration && <p className="help">{t('login.demonstration')}</p>}
    </form>
  )
}
