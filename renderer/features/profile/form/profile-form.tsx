import './profile-form.css'
import { useEffect, useState } from 'react'
import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import { type OpenProfile, type ProfileFormState, useProfileForm } from './use-profile-form.ts'

interface Props extends OpenProfile {
  onCancel: () => void
}

/** The form of the own profile. Nothing of it is stored before it is saved. */
export function ProfileForm({ onCancel, ...open }: Props) {
  const work = useProfileForm(open)
  const leaving = useNavigationGuard(work.changed)
  const [cancelling, setCancelling] = useState(false)
  const { frame } = work.refused
  // Not the first field: on a phone that would open the keyboard before anything is read.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [frame])
  const stay = () => {
    setCancelling(false)
    leaving.stay()
  }
  return (
    <>
      <ProfileConflict work={work} />
      <form
        className="profile-form"
        ref={frame}
        tabIndex={-1}
        aria-label={t('profile.edit')}
        onSubmit={work.send}
        noValidate
      >
        <ProfileFields work={work} />
        <div className="profile-end">
          <button type="submit" className="btn btn-primary btn-tall" aria-disabled={work.busy || undefined}>
            {t(work.busy ? 'profile.save.busy' : 'profile.save')}
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => (work.changed ? setCancelling(true) : onCancel())}
          >
            {t('profile.cancel')}
          </button>
        </div>
      </form>
      <ConfirmDialog
        open={cancelling || leaving.asking}
        title={t('profile.leave')}
        text={t('profile.leave.text')}
        cancel={t('profile.leave.stay')}
        confirm={t('profile.leave.do')}
        onCancel={stay}
        onConfirm={cancelling ? onCancel : leaving.leave}
      />
    </>
  )
}

/** What was saved in another window beside what was typed here, where both changed the same. */
function ProfileConflict({ work }: { work: ProfileFormState }) {
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
