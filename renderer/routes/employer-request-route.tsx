import '#renderer/messages/candidate-messages.ts'
import '#renderer/styles/fields.css'
import { Navigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import { EmployerRequestPage } from '#renderer/features/companies/employer-request/employer-request-page.tsx'
import { useSession } from '#renderer/stores/session-store.ts'

export function Route() {
  const user = useSession((session) => session.user)
  if (!user) return null
  if (user.isAdmin) return <Navigate to={paths.home} replace />
  return (
    <div className="page">
      <VerifyEmailBanner />
      <EmployerRequestPage key={user.uid} user={user} />
    </div>
  )
}
