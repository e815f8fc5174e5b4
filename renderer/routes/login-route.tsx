import '#renderer/messages/candidate-messages.ts'
import '#renderer/styles/fields.css'
import '#renderer/features/accounts/accounts.css'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { demonstration } from '#renderer/config/build-time-settings.ts'
import { LoginForm } from '#renderer/features/accounts/login-form.tsx'
import { RedirectIfSignedIn } from '#renderer/features/accounts/login-return-url.tsx'
import { OpenedMailLink } from '#renderer/features/accounts/mail/email-action-link.tsx'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'

export function Route() {
  const { mail } = useServices().accounts
  // Firebase's name for the code in its mails.
  const code = new URLSearchParams(useLocation().search).get('oobCode')
  const title = t(mail && code ? 'mailLink.title' : 'login.title')
  return (
    <div className="page">
      <div className="account">
        <PageTitle title={title} />
        <h1>{title}</h1>
        {mail && code ? (
          <OpenedMailLink key={code} mail={mail} code={code} />
        ) : (
          <RedirectIfSignedIn>
            {(entered) => <LoginForm demonstration={demonstration} onEntered={entered} />}
          </RedirectIfSignedIn>
        )}
      </div>
    </div>
  )
}
