import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { EmailField } from './account-fields.tsx'
import { showSignupFailure } from './account-toasts.ts'
import { PasswordMailed } from './mail/password-mailed.tsx'
import { findPasswordProblem, NewPassword, refuseCommonPassword } from './new-password.tsx'

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
  const [mailedTo, setMailedTo] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // Where accounts have a mail box, an employer's password is chosen through it and by nobody else.
  const byMail = accounts.mail !== undefined && role === 'Employer'

  useEffect(() => {
    // What is to be put right may have scrolled out of sight.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    if (busy) return
    if (!byMail && given.get('password') !== given.get('confirm')) {
      setProblems({ confirm: t('toast.signupErrorMismatch.text') })
      showToast('signupErrorMismatch')
      return
    }
    setBusy(true)
    try {
      const [email, password] = [String(given.get('email')), String(given.get('password') ?? '')]
      if (!byMail) await refuseCommonPassword(password)
      const user = await accounts.signUp(email, password, role)
      if (user) {
        showToast('signupSuccessful')
        onEntered(user.role)
      } else {
        showToast('signupMailed')
        setMailedTo(email.trim())
      }
    } catch (error) {
      setProblems(findProblems(error))
      showSignupFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (accounts.mail && mailedTo !== undefined) return <PasswordMailed mail={accounts.mail} email={mailedTo} />
  return (
    <form className="account-form" ref={form} onSubmit={enter}>
      <RoleChoice role={role} onChoose={setRole} />
      <EmailField
        error={problems.email}
        {...(role === 'Employer' && { help: t('signup.employerHelp', { marker: employerMarker }) })}
      />
      {byMail ? <p className="help">{t('signup.passwordByMail')}</p> : <NewPassword problems={problems} />}
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
    default: {
      const password = findPasswordProblem(error)
      return password === undefined ? {} : { password }
    }
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
