import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError, type AccountMail } from '#renderer/data/accounts/accounts.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useFocusFirst } from '#renderer/hooks/use-focus-first.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { EmailField, Submit } from './account-fields.tsx'
import { showSignupFailure } from './account-toasts.ts'
import { useMailRequest } from './mail/use-mail-request.ts'
import { findPasswordProblem, NewPassword, refuseCommonPassword } from './new-password.tsx'
import type { OnEntered } from './way-back.tsx'

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
  const [mailedTo, setMailedTo] = useState<string>()
  const { frame: form, ask: focusRefused } = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  /** Signs up as a candidate first, who then requests an employer account. */
  const [asks, setAsks] = useState(false)
  // With a mail box, an employer's password is set through it: proof that the address is theirs.
  const byMail = accounts.mail !== undefined && role === 'Employer' && !asks

  useEffect(() => {
    // With a mail box the password field has only now appeared.
    if (asks) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [asks, form])

  async function enter(filled: HTMLFormElement, isAsking: boolean) {
    const given = new FormData(filled)
    if (busy) return
    if (!byMail && given.get('password') !== given.get('confirm')) {
      setProblems({ confirm: t('toast.signupErrorMismatch.text') })
      focusRefused()
      showToast('signupErrorMismatch')
      return
    }
    setBusy(true)
    try {
      const [email, password] = [String(given.get('email')), String(given.get('password') ?? '')]
      if (!byMail) await refuseCommonPassword(password)
      const user = await accounts.signUp(email, password, isAsking ? 'Candidate' : role)
      if (user) {
        showToast('signupSuccessful')
        onEntered(user.role, isAsking && user.role === 'Candidate' ? paths.askEmployer : undefined)
      } else {
        showToast('signupMailed')
        setMailedTo(email.trim())
      }
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
    if (!byMail && form.current?.reportValidity()) void enter(form.current, true)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enter(event.currentTarget, asks)
  }

  if (accounts.mail && mailedTo !== undefined) return <PasswordMailed mail={accounts.mail} email={mailedTo} />
  return (
    <form className="account-form" ref={form} onSubmit={send}>
      <RoleChoice role={role} onChoose={choose} />
      <EmailField
        error={problems.email}
        {...(role === 'Employer' && !asks && { help: t('signup.employerHelp', { marker: employerMarker }) })}
      />
      {problems.isUnmarked && <AskInstead onAsk={ask} />}
      {asks && <p className="help">{t('signup.asks')}</p>}
      {byMail ? <p className="help">{t('signup.passwordByMail')}</p> : <NewPassword problems={problems} />}
      <Submit busy={busy}>{t(asks ? 'signup.submitAsking' : 'signup.submit')}</Submit>
      <p className="soft">
        {t('signup.haveAccount')}{' '}
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

function PasswordMailed({ mail, email }: { mail: AccountMail; email: string }) {
  const { busy, message, run } = useMailRequest()
  const send = () => run(() => mail.sendPasswordReset(email), t('accounts.verify.sent'), t('accounts.verify.failed'))

  return (
    <section className="account-form" aria-labelledby="password-mailed">
      <h2 id="password-mailed">{t('signup.mailed.title')}</h2>
      <p>{t('signup.mailed.text', { email })}</p>
      <p role="status">{message}</p>
      <button type="button" className="btn btn-line" aria-disabled={busy || undefined} onClick={send}>
        {t('accounts.verify.send')}
      </button>
      <p className="soft">
        {t('signup.mailed.done')} <Link to={paths.login}>{t('signup.toLogin')}</Link>
      </p>
    </section>
  )
}
