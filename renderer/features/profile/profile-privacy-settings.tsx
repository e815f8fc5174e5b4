import '#renderer/components/form/profile-visibility-field.css'
import { useId, useState } from 'react'
import { ProfileVisibilityField } from '#renderer/components/form/profile-visibility-field.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { type NumberAudience, numberAudiences } from '#shared/domain/candidate/candidate-phone.ts'
import { hasChosenVisibility, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { encodeText } from '#shared/domain/well-formed-text.ts'

interface Props {
  repository: ProfileRepository
  profile: UserProfile
}

/** Stored at once: the audience of the telephone number. */
export function NumberAudienceChoice({ repository, profile }: Props) {
  const id = useId()
  const [wanted, setWanted] = useState<NumberAudience>()
  const choose = async (audience: NumberAudience) => {
    if (wanted) return
    setWanted(audience)
    try {
      await repository.setNumberFor(audience)
    } catch (error) {
      showFailure('profile', error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('profile.number')}</h2>
      <div className="field visibility" role="radiogroup" aria-labelledby={id}>
        {numberAudiences.map((audience) => (
          <label key={audience}>
            <input
              type="radio"
              name="numberFor"
              aria-labelledby={`${id}-${audience}`}
              aria-describedby={`${id}-${audience}-help`}
              checked={(wanted ?? profile.numberFor ?? 'applied') === audience}
              onChange={() => choose(audience)}
            />
            <span>
              <span id={`${id}-${audience}`}>{t(`profile.number.${audience}`)}</span>
              <span className="help" id={`${id}-${audience}-help`}>
                {t(`profile.number.${audience}.help`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}

interface PublicProfileSwitchProps extends Props {
  /** An employer has a public profile only from before they became one. */
  isCandidate: boolean
  /** The address is not verified yet: there is no public profile to switch. */
  waiting: boolean
}

export function PublicProfileSwitch({ repository, profile, isCandidate, waiting }: PublicProfileSwitchProps) {
  const { hidden = false, name, publicProfileId } = profile
  const { data: publicProfile } = useWatchedQuery(
    publicProfileId === undefined ? undefined : repository.watchPublicProfile,
    publicProfileId ?? ''
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
  if (!isCandidate && !publicProfile) return null
  const needsAnswer = !waiting && !hasChosenVisibility(profile)
  const obstacle = waiting
    ? 'waiting'
    : publicProfile?.blocked
      ? 'blocked'
      : publicProfile === null
        ? 'none'
        : undefined
  const state = needsAnswer ? 'ask' : (obstacle ?? (hidden ? 'hidden' : 'shown'))
  const isBusy = wanted !== undefined
  return (
    <section aria-labelledby="profile-publicProfile">
      <h2 id="profile-publicProfile">{t('profile.publicProfile')}</h2>
      <p className="soft">{t(`profile.publicProfile.${state}`)}</p>
      {state === 'ask' && <ProfileVisibilityField hidden={wanted} onChoose={(hide) => isBusy || void turn(hide)} />}
      {(state === 'hidden' || state === 'shown') && (
        <label className="profile-switch">
          <input
            type="checkbox"
            checked={wanted ?? hidden}
            aria-disabled={isBusy || undefined}
            onChange={(event) => isBusy || void turn(event.target.checked)}
          />
          <span>{t('profile.publicProfile.hide')}</span>
        </label>
      )}
      {state === 'shown' && (
        <Link to={`${paths.candidates}?q=${encodeText(name)}`}>{t('profile.publicProfile.see')}</Link>
      )}
    </section>
  )
}
