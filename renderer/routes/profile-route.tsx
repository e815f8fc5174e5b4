import '#renderer/messages/candidate-messages.ts'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import './profile-route.css'
import '#renderer/styles/fields.css'
import { useLocation } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { DeleteAccount } from '#renderer/features/accounts/delete-account.tsx'
import { EraseDeviceData } from '#renderer/features/accounts/erase-device-data.tsx'
import { useEarlierApplications } from '#renderer/features/applications/my-applications/my-application-queries.ts'
import { MyApplications } from '#renderer/features/applications/my-applications/my-applications.tsx'
import { RequestStatusBanner } from '#renderer/features/companies/employer-request/request-status-banner.tsx'
import { useOwnEmployerRequest } from '#renderer/features/companies/employer-request/use-own-employer-request.ts'
import { NotificationPermission } from '#renderer/features/notifications/notification-permission.tsx'
import { MyProfile } from '#renderer/features/profile/my-profile.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicationInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { CandidateBoxes } from './candidate-boxes.tsx'

export function Route() {
  const user = useSession((session) => session.user)
  const isOfApplications = new URLSearchParams(useLocation().search).get('tab') === 'applications'
  if (!user) return null
  const shown = { user, showsApplications: isOfApplications }
  const title = t(isOfApplications ? 'nav.applications' : 'profile.title')
  return (
    <div className="page profile-page">
      <VerifyEmailBanner />
      <PageTitle title={title} />
      <h1>{title}</h1>
      {user.isAdmin ? (
        <ProfileFor key={user.uid} {...shown} />
      ) : (
        <CandidateBoxes key={user.uid} uid={user.uid} renderRest={(boxed) => <ProfileFor {...{ ...shown, boxed }} />} />
      )}
    </div>
  )
}

interface ProfileForProps {
  user: SessionUser
  showsApplications: boolean
  /** Interviews that are shown above. */
  boxed?: readonly ApplicationInterview[]
}

const none: readonly ApplicationInterview[] = []

function ProfileFor({ user, showsApplications, boxed = none }: ProfileForProps) {
  const { removeAccountData } = useRepositories()
  const { data: request } = useOwnEmployerRequest(user.uid)
  // A former candidate keeps sent applications, and sends no more.
  const earlier = useEarlierApplications(user)
  // The administrator's account belongs to the board.
  const account = user.isAdmin ? (
    <EraseDeviceData user={user} />
  ) : (
    <>
      {user.role === 'Candidate' && <RequestStatusBanner user={user} request={request} />}
      <DeleteAccount
        user={user}
        removeData={removeAccountData}
        hasApplied={earlier !== null}
        stays={user.ban ? t('ask.stayed.ban') : request && request.answers.length > 0 ? t('ask.stayed') : undefined}
      />
    </>
  )
  const hasApplied = useApplyStore(({ applied }) => applied.size > 0)
  const hasApplications = user.role === 'Candidate' || earlier !== null
  const isShown = showsApplications && hasApplications
  return (
    <>
      {/* Candidates have a menu line. */}
      {earlier && !isShown && (
        <Link className="btn btn-line" to={paths.applications}>
          {t('profile.earlier', { unread: earlier.unread })}
        </Link>
      )}
      {/* Stays mounted: a look at the applications loses nothing typed. */}
      <div hidden={isShown}>
        <MyProfile user={user} account={account} />
      </div>
      {isShown && <MyApplications uid={user.uid} boxed={boxed} />}
      {isShown && hasApplied && <NotificationPermission />}
    </>
  )
}
