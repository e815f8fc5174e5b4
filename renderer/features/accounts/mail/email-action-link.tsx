import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PasswordField, Submit } from '#renderer/components/form/email-and-password-fields.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { AccountError, type AccountMail, type MailLink } from '#renderer/data/accounts/accounts-port.ts'
import { useFocusFirst } from '#renderer/hooks/use-focus-first.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findPasswordProblem, NewPasswordFields, refuseCommonPassword } from '../new-password-fields.tsx'
import { useAccountMailRequest } from './use-account-mail-request.ts'

interface Props {
  mail: AccountMail
  code: string
}

/** Opening the link changes nothing: unrequested mails are explained first, and a link that would let a stranger into an employer's account is refused. */
export function OpenedMailLink({ mail, code }: Props) {
  const [link, setLink] = useState<MailLink>()
  const [failure, setFailure] = useState<'mailLink.dead' | 'mailLink.failed'>()
  useEffect(() => {
    let ended = false
    mail.readLink(code).then(
      (found) => ended || setLink(found),
      (error) => ended || setFailure(isDead(error) ? 'mailLink.dead' : 'mailLink.failed')
    )
    return () => {
      ended = true
    }
  }, [mail, code])
  if (failure) return <DeadLink text={t(failure)} />
  if (!link) return <p role="status">{t('accounts.oneMoment')}</p>
  const { email, purpose } = link
  switch (purpose) {
    case 'password':
      return <ChoosePassword {...{ mail, code, email }} />
    case 'none':
      return <DeadLink text={t('mailLink.none', { email })} />
    default:
      return <VerifyAddress {...{ mail, code, email }} asksPassword={purpose === 'employer-verification'} />
  }
}

const isDead = (error: unknown) => error instanceof AccountError && error.failure === 'link-dead'

interface StepProps extends Props {
  email: string
}

function useStep() {
  const navigate = useNavigate()
  const hasLeft = useIsUnmounted()
  const [busy, setBusy] = useState(false)
  const run = async (step: () => Promise<void>, toast: 'passwordChosen' | 'addressShown') => {
    if (busy) return
    setBusy(true)
    try {
      await step()
      showToast(toast)
      if (!hasLeft.current) navigate(paths.login, { replace: true })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

function ChoosePassword({ mail, code, email }: StepProps) {
  const { busy, run } = useStep()
  const [problems, setProblems] = useState<{ password?: string; confirm?: string }>({})
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const refuse = (found: typeof problems) => {
    setProblems(found)
    refused.ask()
  }
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const password = String(given.get('password'))
    if (password !== given.get('confirm')) {
      refuse({ confirm: t('toast.signupErrorMismatch.text') })
      return
    }
    try {
      await run(async () => {
        await refuseCommonPassword(password)
        await mail.choosePassword(code, password)
      }, 'passwordChosen')
    } catch (error) {
      refuse({ password: findPasswordProblem(error) ?? t(isDead(error) ? 'mailLink.dead' : 'mailLink.failed') })
    }
  }
  return (
    <form className="account-form" ref={refused.frame} onSubmit={choose}>
      <p>{t('mailLink.password', { email })}</p>
      <NewPasswordFields problems={problems} />
      <Submit busy={busy}>{t('mailLink.choose')}</Submit>
    </form>
  )
}

interface VerifyAddressProps extends StepProps {
  /** A stranger who signed up with an employer's address knows its password: the employer takes the account over by choosing another. */
  asksPassword: boolean
}

function VerifyAddress({ mail, code, email, asksPassword }: VerifyAddressProps) {
  const { busy, run } = useStep()
  const [failure, setFailure] = useState<string>()
  const another = useAccountMailRequest()
  const verify = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = asksPassword ? String(new FormData(event.currentTarget).get('password')) : undefined
    setFailure(undefined)
    run(() => mail.verifyAddress(code, password), 'addressShown').catch((error) => setFailure(explainFailure(error)))
  }
  const sendReset = () =>
    another.run(() => mail.sendPasswordReset(email), t('accounts.verify.sent'), t('accounts.verify.failed'))
  return (
    <form className="account-form" onSubmit={verify}>
      <p>{t(asksPassword ? 'mailLink.employerVerification' : 'mailLink.verification', { email })}</p>
      {asksPassword && (
        <PasswordField name="password" label={t('accounts.password')} error={failure} autoComplete="current-password" />
      )}
      <p role="status">{asksPassword ? another.message : failure}</p>
      <Submit busy={busy}>{t(asksPassword ? 'mailLink.confirm' : 'mailLink.verify')}</Submit>
      {asksPassword && (
        <button type="button" className="btn btn-line" aria-disabled={another.busy || undefined} onClick={sendReset}>
          {t('mailLink.notMe')}
        </button>
      )}
    </form>
  )
}

function explainFailure(error: unknown): string {
  const failure = error instanceof AccountError ? error.failure : undefined
  if (failure === 'wrong-password' || failure === 'invalid-credential') return t('toast.loginFailedWrongPassword.text')
  if (failure === 'wrong-administrator-password') return t('toast.adminLoginFailed.text')
  if (failure === 'too-often') return t('toast.loginFailedTooOften.text')
  return t(isDead(error) ? 'mailLink.dead' : 'mailLink.failed')
}

function DeadLink({ text }: { text: string }) {
  return (
    <div className="account-form">
      <p role="alert">{text}</p>
      <p className="soft">
        <Link to={paths.login}>{t('signup.toLogin')}</Link>
      </p>
    </div>
  )
}
