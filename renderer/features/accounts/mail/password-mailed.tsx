import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { AccountMail } from '#renderer/data/accounts/accounts.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSaidStep } from './use-said-step.ts'

export function PasswordMailed({ mail, email }: { mail: AccountMail; email: string }) {
  const { busy, message, run } = useSaidStep()
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
