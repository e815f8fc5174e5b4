import '#renderer/messages/accounts.json'
import './verify-banner.css'
import { useEffect, useState } from 'react'
import type { AccountMail } from '#renderer/data/accounts/accounts.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

/** Asks an employer to show that the address is theirs, for as long as that has not happened. */
export function VerifyBanner() {
  const { mail } = useServices().accounts
  const user = useSession((session) => session.user)
  return mail && user?.unverified ? <Banner mail={mail} email={user.email} /> : null
}

function Banner({ mail, email }: { mail: AccountMail; email: string }) {
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // The link opens in another tab, or beside the desktop app's window, which stays visible: whoever comes back from there
    // need not ask.
    const look = () => {
      if (document.visibilityState === 'visible') mail.lookAgain().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [mail])

  const act = async (step: () => Promise<void>, done: string, failed: string) => {
    if (busy) return
    setBusy(true)
    setSaid('')
    setSaid(
      await step().then(
        () => done,
        () => failed
      )
    )
    setBusy(false)
  }
  const send = () => act(mail.sendVerification, t('accounts.verify.sent'), t('accounts.verify.failed'))
  const look = () => act(mail.lookAgain, t('accounts.verify.notYet'), t('accounts.verify.notAsked'))

  return (
    <section className="notice verify" aria-label={t('accounts.verify.title', { email })}>
      <div className="verify-text">
        <p>
          <b>{t('accounts.verify.title', { email })}</b>
        </p>
        <p>{t('accounts.verify.text')}</p>
        <p role="status">{said}</p>
      </div>
      <div className="steps">
        <button type="button" className="btn btn-line" aria-disabled={busy || undefined} onClick={send}>
          {t('accounts.verify.send')}
        </button>
        <button type="button" className="btn btn-quiet" aria-disabled={busy || undefined} onClick={look}>
          {t('accounts.verify.look')}
        </button>
      </div>
    </section>
  )
}
