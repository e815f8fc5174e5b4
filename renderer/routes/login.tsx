import '#renderer/look/fields.css'
import '#renderer/messages/accounts.json'
import '#renderer/messages/sign-in.json'
import '#renderer/features/accounts/accounts.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { demonstration } from '#renderer/config/configuration.ts'
import { LoginForm } from '#renderer/features/accounts/login-form.tsx'
import { RedirectIfSignedIn } from '#renderer/features/accounts/redirect-if-signed-in.tsx'
import { t } from '#renderer/messages/messages.ts'

export function LoginRoute() {
  return (
    <div className="page">
      <div className="account">
        <PageTitle title={t('login.title')} />
        <h1>{t('login.title')}</h1>
        <RedirectIfSignedIn>
          {(entered) => <LoginForm demonstration={demonstration} onEntered={entered} />}
        </RedirectIfSignedIn>
      </div>
    </div>
  )
}
