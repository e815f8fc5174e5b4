import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** What was saved in another window beside what was typed here, where both changed the same. */
export function ProfileConflict({ work }: { work: ProfileFormState }) {
  const { outdated, differing, base, content, conflict } = work
  if (!outdated) return null
  const stored = base ?? emptyProfile
  // A link to a file says nothing to a person: its name, or the picture above, does.
  const shown = differing.filter((field) => field !== 'resumeUrl' && field !== 'avatarUrl')
  const words = {
    stored: t('profile.conflict.stored'),
    typed: t('profile.conflict.yours'),
    empty: t('profile.conflict.empty'),
    take: t('profile.conflict.take')
  }
  return (
    <div ref={conflict.frame}>
      <section className="conflict profile-conflict" aria-labelledby="profile-conflict">
        <h2 id="profile-conflict" tabIndex={-1}>
          {t('profile.conflict')}
        </h2>
        <p className="soft">{t(shown.length > 0 ? 'profile.conflict.text' : 'profile.conflict.same')}</p>
        {shown.map((field) => (
          <ConflictField
            key={field}
            label={t(`profile.field.${field}`)}
            stored={stored[field]}
            typed={content[field]}
            words={words}
            onTake={() => work.take(field)}
          />
        ))}
      </section>
    </div>
  )
}
