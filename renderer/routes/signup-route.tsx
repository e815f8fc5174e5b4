import '#renderer/messages/candidate-messages.ts'
import '#renderer/styles/fields.css'
import '#renderer/features/accounts/accounts.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { productDomain } from '#renderer/config/build-time-settings.ts'
import { RedirectIfSignedIn } from '#renderer/features/accounts/login-return-url.tsx'
import { SignupForm } from '#renderer/features/accounts/signup-form.tsx'
import { t } from '#renderer/messages/messages.ts'

export function Route() {
  return (
    <div className="page">
      <div className="account">
        <PageTitle title={t('signup.title')} />
        <h1>{t('signup.title')}</h1>
        <RedirectIfSignedIn>
          {(entered) => <SignupForm employerMarker={`_employer@${productDomain}`} onEntered={entered} />}
        </RedirectIfSignedIn>
      </div>
    </div>
  )
}
