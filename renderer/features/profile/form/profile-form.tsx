import './profile-form.css'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { ProfileConflict } from './profile-conflict.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { type OpenProfile, useProfileForm } from './use-profile-form.ts'

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
