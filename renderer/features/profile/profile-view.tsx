import { type ReactNode, useState } from 'react'
import { VisibilityField } from '#renderer/components/form/visibility-field.tsx'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { hasChosenVisibility, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { encodeText } from '#shared/domain/well-formed.ts'
import { NumberAudienceChoice } from './number-audience.tsx'
import { ProfileFacts } from './profile-facts.tsx'

interface Props {
  user: SessionUser
  repository: ProfileRepository
  profile: UserProfile | null
  editButton: ReactNode
  account: ReactNode
}

export function ProfileView({ user, repository, profile, editButton, account }: Props) {
  const isPublic = user.role === 'Candidate'
  return (
    <div className="profile">
      {profile ? (
        <div className="profile-sheet">
          <div className="profile-who">
            <Avatar name={profile.name} picture={profile.avatarUrl} owner={user.uid} />
            <div>
              <h2>{profile.name}</h2>
              <p>{profile.headline}</p>
              <p className="soft">{profile.location}</p>
            </div>
            {editButton}
          </div>
          <ProfileFacts profile={profile} />
        </div>
      ) : (
        <div className="profile-sheet">
          <EmptyState title={t('profile.none')} text={t(isPublic ? 'profile.none.candidate' : 'profile.none.other')}>
            {editButton}
          </EmptyState>
        </div>
      )}
      <div className="profile-side">
        {profile && (
          <CardSwitch
            repository={repository}
            profile={profile}
            isCandidate={isPublic}
            waiting={user.unverified === true}
          />
        )}
        {profile && (isPublic || profile.cardId !== undefined) && (
          <NumberAudienceChoice repository={repository} profile={profile} />
        )}
        {account && (
          <section aria-labelledby="profile-account">
            <h2 id="profile-account">{t('profile.account')}</h2>
            <p className="profile-email soft">{user.email}</p>
            {account}
          </section>
        )}
      </div>
    </div>
  )
}

interface CardSwitchProps {
  repository: ProfileRepository
  profile: UserProfile
  /** An employer has a card only from before they became one. */
  isCandidate: boolean
  /** The address is not verified yet: there is no card to switch. */
  waiting: boolean
}

function CardSwitch({ repository, profile, isCandidate, waiting }: CardSwitchProps) {
  const { hidden = false, name, cardId } = profile
  const { data: card } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => (cardId === undefined ? undefined : repository.watchCard(cardId, onData, onError)),
    [repository, cardId]
  )
  const [wanted, setWanted] = useState<boolean>()
  const turn = async (hide: boolean) => {
    setWanted(hide)
    try {
      await repository.setHidden(hide)
      showToast(hide ? 'profileHidden' : 'profileShown')
    } catch (error) {
      showFailure('profile', error)
    } finally {
      setWanted(undefined)
    }
  }
  if (!isCandidate && !card) return null
  const needsAnswer = !waiting && !hasChosenVisibility(profile)
  const obstacle = waiting ? 'waiting' : card?.blocked ? 'blocked' : card === null ? 'none' : undefined
  const state = needsAnswer ? 'ask' : (obstacle ?? (hidden ? 'hidden' : 'shown'))
  const isBusy = wanted !== undefined
  return (
    <section aria-labelledby="profile-card">
      <h2 id="profile-card">{t('profile.card')}</h2>
      <p className="soft">{t(`profile.card.${state}`)}</p>
      {state === 'ask' && <VisibilityField hidden={wanted} onChoose={(hide) => isBusy || void turn(hide)} />}
      {(state === 'hidden' || state === 'shown') && (
        <label className="profile-switch">
          <input
            type="checkbox"
            checked={wanted ?? hidden}
            aria-disabled={isBusy || undefined}
            onChange={(event) => isBusy || void turn(event.target.checked)}
          />
          {t('profile.card.hide')}
        </label>
      )}
      {state === 'shown' && <Link to={`${paths.candidates}?q=${encodeText(name)}`}>{t('profile.card.see')}</Link>}
    </section>
  )
}
