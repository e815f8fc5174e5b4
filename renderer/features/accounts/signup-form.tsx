import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { fetchCommonWords, isCommonPassword } from '#renderer/data/accounts/common-passwords.ts'
import { minPasswordLength } from '#renderer/data/accounts/sign-up-check.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { showSignupFailure } from './account-toasts.ts'

interface SignupFormProps {
  /** What an employer's address ends with, to say it in the help. */
  employerMarker: string
  onEntered: (role: Role) => void
}

interface Problems {
  email?: string
  password?: string
  confirm?: string
}

export function SignupForm({ employerMarker, onEntered }: SignupFormProps) {
  const { accounts } = useServices()
  const { state } = useLocation()
  const [busy, setBusy] = useState(false)
  const [role, setRole] = useState<Role>('Candidate')
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // What is to be put right may have scrolled out of sight.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    if (busy) return
    if (given.get('password') !== given.get('confirm')) {
      setProblems({ confirm: t('toast.signupErrorMismatch.text') })
      showToast('signupErrorMismatch')
      return
    }
    setBusy(true)
    try {
      const password = String(given.get('password'))
      await refuseCommonPassword(password)
      const user = await accounts.signUp(String(given.get('email')), password, role)
      showToast('signupSuccessful')
      onEntered(user.role)
    } catch (error) {
      setProblems(findProblems(error))
      showSignupFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="account-form" ref={form} onSubmit={enter}>
      <RoleChoice role={role} onChoose={setRole} />
      <EmailField
        error={problems.email}
        {...(role === 'Employer' && { help: t('signup.employerHelp', { marker: employerMarker }) })}
      />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        help={t('signup.passwordHelp')}
        error={problems.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirm"
        label={t('signup.confirmPassword')}
        error={problems.confirm}
        autoComplete="new-password"
      />
      <button className="btn btn-primary btn-tall" type="submit" aria-disabled={busy || undefined}>
        {t(busy ? 'accounts.oneMoment' : 'signup.submit')}
      </button>
      <p className="soft">
        {t('signup.haveAccount')}{' '}
        <Link to={paths.login} state={state}>
          {t('signup.toLogin')}
        </Link>
      </p>
    </form>
  )
}

/**
 * The list is fetched when the first password is chosen; when that fails nobody signs up, rather than with any password. It
 * spares people a bad choice; what an account must be is checked where accounts are kept.
 */
async function refuseCommonPassword(password: string): Promise<void> {
  if ([...password].length < minPasswordLength) return
  const common = await fetchCommonWords().catch((cause: unknown) => {
    throw new AccountError('offline', { cause })
  })
  if (isCommonPassword(password, common)) throw new AccountError('password-common')
}

/** Says beside the field what to do about a refusal. */
function findProblems(error: unknown): Problems {
  if (!(error instanceof AccountError)) return {}
  switch (error.failure) {
    case 'admin-requested':
      return { email: t('toast.signupErrorAdmin.text') }
    case 'employer-unmarked':
      return { email: t('toast.signupErrorEmployer.text') }
    case 'email-taken':
      return { email: t('toast.signupErrorEmailTaken.text') }
    case 'email-invalid':
      return { email: t('toast.signupErrorEmail.text') }
    case 'password-short':
      return { password: t('toast.signupErrorPasswordShort.text') }
    case 'password-common':
      return { password: t('toast.signupErrorPasswordCommon.text') }
    default:
      return {}
  }
}

const offered = [
  ['Candidate', 'signup.candidate'],
  ['Employer', 'signup.employer']
] as const satisfies readonly [Role, MessageId][]

function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  return (
    <fieldset className="role-choice">
      <legend className="label">{t('signup.as')}</legend>
      {offered.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name="role" value={choice} checked={role === choice} onChange={() => onChoose(choice)} />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
