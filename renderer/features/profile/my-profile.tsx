import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import './profile.css'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { ProfileForm } from './form/profile-form.tsx'
import { ReadOnlyProfile } from './read-only-profile.tsx'

interface Props {
  user: SessionUser
  account: ReactNode
}

/** The own profile, read or edited. Needs a key of the person. */
export function MyProfile({ user, account }: Props) {
  const { profile: repository } = useRepositories()
  const { data: profile, error, retry, setData: setProfile } = useWatchedQuery(repository.watch)
  const [editing, setEditing] = useState(false)
  const edit = useFocusBack(editing)
  const close = useCallback(() => setEditing(false), [])
  usePublishOnceVerified(repository, profile, user.unverified === true)

  if (profile === undefined) {
    return error ? <LoadFailed title={t('profile.failed')} error={error} onRetry={retry} /> : <ProfileSkeleton />
  }
  return editing ? (
    <ProfileForm repository={repository} profile={profile} onClose={close} onSaved={setProfile} />
  ) : (
    <ReadOnlyProfile
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

/** Publishes a public profile that waited for the address to be verified, here or on another device. */
function usePublishOnceVerified(
  repository: ProfileRepository,
  profile: UserProfile | null | undefined,
  unverified: boolean
) {
  const { mail } = useServices().accounts
  const wasUnverified = useRef(unverified)
  const isSaved = mail !== undefined && profile != null
  const isUnpublished = isSaved && profile.publicProfileId === undefined
  useEffect(() => {
    wasUnverified.current ||= unverified
    if (unverified || !isSaved || !(isUnpublished || wasUnverified.current)) return
    wasUnverified.current = false
    // A failed try is repeated at the next visit or save.
    repository.publish().catch(() => {})
  }, [repository, unverified, isSaved, isUnpublished])
}

/** Gives the focus back to the button that began editing. */
function useFocusBack(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing) button.current?.focus()
    before.current = editing
  }, [editing])
  return button
}

const facts = ['skills', 'experience', 'qualification', 'availability', 'joining', 'contact', 'resume']

function ProfileSkeleton() {
  return (
    <div className="profile">
      <p className="sr" role="status">
        {t('profile.loading')}
      </p>
      <div aria-hidden="true">
        <div className="profile-who">
          <span className="avatar sk" />
          <div>
            <Skeleton width="14rem" height="2.2rem" />
            <Skeleton width="10rem" height="1.5rem" />
            <Skeleton width="6rem" height="1.5rem" />
          </div>
        </div>
        <div className="profile-facts">
          {facts.map((fact) => (
            <div key={fact}>
              <Skeleton width="8rem" />
              <Skeleton width="12rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
