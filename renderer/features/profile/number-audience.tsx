import '#renderer/components/form/visibility-field.css'
import { useId, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { type NumberAudience, numberAudiences } from '#shared/domain/candidate/candidate-number.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'

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
