import './profile.css'
import '#renderer/look/fields.css'
import '#renderer/messages/applications.json'
import '#renderer/messages/application-toasts.json'
import '#renderer/messages/accounts.json'
import '#renderer/messages/profile.json'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { DeleteAccount } from '#renderer/features/accounts/delete-account.tsx'
import { OwnApplications } from '#renderer/features/applications/own/own-applications.tsx'
import { Profile } from '#renderer/features/profile/profile.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { ProfileTabs } from './profile-tabs.tsx'

/** The own profile of whoever is signed in. */
export function ProfileRoute() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <div className="page profile-page">
      <PageTitle title={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      <ProfileFor key={user.uid} user={user} />
    </div>
  )
}

function ProfileFor({ user }: { user: SessionUser }) {
  const { profile, applications } = useRepositories()
  const removeData = () => profile.remove(() => applications.withdrawAll(user.uid))
  // The administrator's account cannot be deleted.
  const account = user.isAdmin ? null : <DeleteAccount user={user} removeData={removeData} />
  return (
    <ProfileTabs
      profile={<Profile user={user} account={account} />}
      applications={user.role === 'Candidate' ? <OwnApplications uid={user.uid} /> : null}
    />
  )
}
