import './profile.css'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { ProfileForm } from './form/profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileView } from './profile-view.tsx'

interface Props {
  user: SessionUser
  /** What can be done with the account. */
  account: ReactNode
}

/** What a person says about themself: to be read until they want to change it. Use it with a key of the person. */
export function Profile({ user, account }: Props) {
  const { profile: repository } = useRepositories()
  const {
    data: profile,
    error,
    retry,
    setData: setProfile
  } = useLiveQuery<UserProfile | null>((onData, onError) => repository.watch(onData, onError), [repository])
  const [editing, setEditing] = useState(false)
  const edit = useFocusBack(editing)
  const close = useCallback(() => setEditing(false), [])
  const onSaved = (stored: UserProfile) => {
    setProfile(stored)
    close()
  }

  if (profile === undefined) {
    return error ? <LoadFailed title={t('profile.failed')} onRetry={retry} /> : <ProfileSkeleton />
  }
  return editing ? (
    <ProfileForm repository={repository} profile={profile} onCancel={close} onSaved={onSaved} />
  ) : (
    <ProfileView
      user={user}
      repository={repository}
      profile={profile}
      account={account}
      editButton={
        <button ref={edit} type="button" className="btn btn-primary" onClick={() => setEditing(true)}>
          {t('profile.edit')}
        </button>
      }
    />
  )
}

/** After editing the focus is where editing began. */
function useFocusBack(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing) button.current?.focus()
    before.current = editing
  }, [editing])
  return button
}
