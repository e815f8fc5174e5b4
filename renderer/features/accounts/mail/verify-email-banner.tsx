import '../accounts.css'
import { useEffect } from 'react'
import type { AccountMail } from '#renderer/data/accounts/accounts-port.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { useAccountMailRequest } from './use-account-mail-request.ts'

export function VerifyEmailBanner() {
  const { mail } = useServices().accounts
  const user = useSession((session) => session.user)
  return mail && user?.unverified ? <Banner mail={mail} user={user} /> : null
}

function Banner({ mail, user: { email, role } }: { mail: AccountMail; user: SessionUser }) {
  const { busy, message, run } = useAccountMailRequest()

  useEffect(() => {
    // The link opens in another tab or browser: rechecks when the person returns.
    const checkAgain = () => {
      if (document.visibilityState === 'visible') mail.refresh().catch(() => {})
    }
    document.addEventListener('visibilitychange', checkAgain)
    window.addEventListener('focus', checkAgain)
    return () => {
      document.removeEventListener('visibilitychange', checkAgain)
      window.removeEventListener('focus', checkAgain)
    }
  }, [mail])

  const send = () => run(mail.sendVerification, t('accounts.verify.sent'), t('accounts.verify.failed'))
  const checkAgain = () => run(mail.refresh, t('accounts.verify.notYet'), t('accounts.verify.notAsked'))

  return (
    <section className="notice verify" aria-label={t('accounts.verify.title', { email })}>
      <div className="verify-text">
        <p>
          <b>{t('accounts.verify.title', { email })}</b>
        </p>
        <p>{t(role === 'Employer' ? 'accounts.verify.employer' : 'accounts.verify.candidate')}</p>
        <p role="status">{message}</p>
      </div>
      <div className="steps">
        <button type="button" className="btn btn-line" aria-disabled={busy || undefined} onClick={send}>
          {t('accounts.verify.send')}
        </button>
        <button type="button" className="btn btn-quiet" aria-disabled={busy || undefined} onClick={checkAgain}>
          {t('accounts.verify.look')}
        </button>
      </div>
    </section>
  )
}
