import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EmailField, Submit } from '#renderer/components/form/email-and-password-fields.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useFocusFirst } from '#renderer/hooks/use-focus-first.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { showSignupFailure } from './login-and-signup-toasts.ts'
import type { OnEntered } from './login-return-url.tsx'
import { findPasswordProblem, NewPasswordFields, refuseCommonPassword } from './new-password-fields.tsx'

interface SignupFormProps {
  /** Ending of an employer's address, shown in the help. */
  employerMarker: string
  onEntered: OnEntered
}

interface Problems {
  email?: string
  password?: string
  confirm?: string
  /** The address lacks the employer marker. */
  isUnmarked?: boolean
}

export function SignupForm({ employerMarker, onEntered }: SignupFormProps) {
  const { accounts } = useServices()
  const { state } = useLocation()
  const [busy, setBusy] = useState(false)
  const [role, setRole] = useState<Role>('Candidate')
  const [problems, setProblems] = useState<Problems>({})
  const { frame: form, ask: focusRefused } = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  // Chosen in the prerendered page, before the app was there.
  useEffect(() => {
    if (form.current && new FormData(form.current).get('role') === 'Employer') setRole('Employer')
  }, [form])
  /** Signs up as a candidate first, who then requests an employer account. */
  const [asks, setAsks] = useState(false)

  async function enter(filled: HTMLFormElement, isAsking: boolean) {
    const given = new FormData(filled)
    if (busy) return
    if (given.get('password') !== given.get('confirm')) {
      setProblems({ confirm: t('toast.signupErrorMismatch.text') })
      focusRefused()
      showToast('signupErrorMismatch')
      return
    }
    setBusy(true)
    try {
      const password = String(given.get('password'))
      await refuseCommonPassword(password)
      const user = await accounts.signUp(String(given.get('email')), password, isAsking ? 'Candidate' : role)
      showToast('signupSuccessful')
      onEntered(user.role, isAsking && user.role === 'Candidate' ? paths.askEmployer : undefined)
    } catch (error) {
      setProblems(findProblems(error))
      focusRefused()
      showSignupFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const choose = (chosen: Role) => {
    setRole(chosen)
    setAsks(false)
  }
  /** Submits at once when the password is filled in already. */
  const ask = () => {
    setAsks(true)
    setProblems({})
    if (form.current?.reportValidity()) void enter(form.current, true)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enter(event.currentTarget, asks)
  }

  return (
    <form className="account-form" method="post" ref={form} onSubmit={send}>
      <RoleChoice role={role} onChoose={choose} />
      <EmailField
        error={problems.email}
        {...(role === 'Employer' && !asks && { help: t('signup.employerHelp', { marker: employerMarker }) })}
      />
      {problems.isUnmarked && <AskInstead onAsk={ask} />}
      {asks && <p className="help">{t('signup.asks')}</p>}
      <NewPasswordFields problems={problems} />
      <Submit busy={busy}>{t(asks ? 'signup.submitAsking' : 'signup.submit')}</Submit>
      <p className="soft">
        <span>{t('signup.haveAccount')}</span>{' '}
        <Link to={paths.login} state={state}>
          {t('signup.toLogin')}
        </Link>
      </p>
    </form>
  )
}

function findProblems(error: unknown): Problems {
  if (!(error instanceof AccountError)) return {}
  switch (error.failure) {
    case 'admin-requested':
      return { email: t('toast.signupErrorAdmin.text') }
    case 'employer-unmarked':
      return { email: t('toast.signupErrorEmployer.text'), isUnmarked: true }
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

function AskInstead({ onAsk }: { onAsk: () => void }) {
  return (
    <div className="ask-instead">
      <button type="button" className="btn btn-line" onClick={onAsk}>
        {t('signup.ask')}
      </button>
      <p className="help">{t('signup.askHelp')}</p>
    </div>
  )
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
