import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'

interface Props {
  repository: ProfileRepository
  profile: UserProfile
}

/** Whether others find the person, and the switch for it. */
export function CardSwitch({ repository, profile: { hidden = false, name } }: Props) {
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
  return (
    <section aria-labelledby="profile-card">
      <h2 id="profile-card">{t('profile.card')}</h2>
      <p className="soft">{t(hidden ? 'profile.card.hidden' : 'profile.card.shown')}</p>
      <label className="profile-switch">
        <input
          type="checkbox"
          checked={wanted ?? hidden}
          aria-disabled={wanted !== undefined || undefined}
          onChange={(event) => wanted === undefined && void turn(event.target.checked)}
        />
        {t('profile.card.hide')}
      </label>
      {!hidden && <Link to={`${paths.candidates}?q=${encodeURIComponent(name)}`}>{t('profile.card.see')}</Link>}
    </section>
  )
}
