import '#renderer/messages/candidate-messages.ts'
import { VerifyBanner } from '#renderer/features/accounts/mail/verify-banner.tsx'
import './profile-route.css'
import '#renderer/look/fields.css'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { paths } from '#renderer/config/paths.ts'
import { DeleteAccount } from '#renderer/features/accounts/delete-account.tsx'
import { EraseDevice } from '#renderer/features/accounts/erase-device.tsx'
import { useEarlierApplications } from '#renderer/features/applications/own/own-application-queries.ts'
import { OwnApplications } from '#renderer/features/applications/own/own-applications.tsx'
import { RequestStatusBanner } from '#renderer/features/companies/ask/request-status-banner.tsx'
import { useOwnRequest } from '#renderer/features/companies/ask/use-own-request.ts'
import { OwnInvitations } from '#renderer/features/invitations/own-invitations.tsx'
import { AskForAlerts } from '#renderer/features/notifications/ask-for-alerts.tsx'
import { Profile } from '#renderer/features/profile/profile.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

export function Route() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <div className="page profile-page">
      <VerifyBanner />
      <PageTitle title={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      {!user.isAdmin && <OwnInvitations key={`invitations ${user.uid}`} uid={user.uid} />}
      <ProfileFor key={user.uid} user={user} />
    </div>
  )
}

function ProfileFor({ user }: { user: SessionUser }) {
  const { removePerson } = useRepositories()
  const { data: request } = useOwnRequest(user.uid)
  // A former candidate keeps sent applications, and sends no more.
  const earlier = useEarlierApplications(user)
  // The administrator's account belongs to the board.
  const account = user.isAdmin ? (
    <EraseDevice user={user} />
  ) : (
    <>
      {user.role === 'Candidate' && <RequestStatusBanner user={user} request={request} />}
      <DeleteAccount
        user={user}
        removeData={removePerson}
        hasApplied={earlier !== null}
        stays={user.ban ? t('ask.stayed.ban') : request && request.answers.length > 0 ? t('ask.stayed') : undefined}
      />
    </>
  )
  return (
    <ProfileTabs
      profile={<Profile user={user} account={account} />}
      applications={user.role === 'Candidate' || earlier ? <OwnApplications uid={user.uid} /> : null}
      unread={earlier?.unread}
    />
  )
}

const tabIds = ['profile', 'applications'] as const

interface Props {
  profile: ReactNode
  /** null: this role sends none. */
  applications: ReactNode
  /** Answered since the last look; undefined: not counted. */
  unread: number | undefined
}

/** The open part is in the address, for Back and reload. */
function ProfileTabs({ profile, applications, unread: ofEmployer }: Props) {
  const id = useId()
  const open = new URLSearchParams(useLocation().search).get('tab') === 'applications' ? 'applications' : 'profile'
  const ofCandidate = useApplyStore((applying) => applying.unread)
  const unread = ofEmployer ?? ofCandidate ?? 0
  const hasApplied = useApplyStore(({ applied }) => applied.size > 0)
  if (applications === null) return profile
  const tabs = tabIds.map((tab) => ({
    id: tab,
    label: tab === 'profile' ? t('profile.tab.profile') : t('profile.tab.applications', { unread }),
    address: tab === 'profile' ? paths.profile : `${paths.profile}?tab=${tab}`
  }))
  return (
    <>
      <Tabs tabs={tabs} open={open} label={t('profile.title')} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {/* Stays mounted: a look at the applications loses nothing typed. */}
        <div hidden={open !== 'profile'}>{profile}</div>
        {open === 'applications' && applications}
        {open === 'applications' && hasApplied && <AskForAlerts />}
      </div>
    </>
  )
}
