import './profile-form.css'
import { useEffect, useState } from 'react'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'
import { FormFooter } from '#renderer/components/form/form-footer.tsx'
import { UnsavedChangesDialog } from '#renderer/components/form/unsaved-changes-dialog.tsx'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { t } from '#renderer/messages/messages.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import { type OpenProfile, type ProfileFormState, useProfileForm } from './use-profile-form.ts'

interface Props extends OpenProfile {
  onClose: () => void
}

export function ProfileForm({ onClose, onSaved, ...open }: Props) {
  const [isSaved, setSaved] = useState(false)
  const form = useProfileForm({
    ...open,
    onSaved(profile) {
      onSaved(profile)
      setSaved(true)
    }
  })
  const { busy, isChanged } = form
  useEffect(() => {
    if (!isSaved || busy) return
    // Fields changed during the save are not saved yet.
    if (isChanged) setSaved(false)
    else onClose()
  }, [isSaved, busy, isChanged, onClose])
  const { frame } = form.refused
  // The focus of a field would open a phone's keyboard before anything is read.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [frame])
  return (
    <>
      {form.isOutdated && <ProfileConflict form={form} />}
      <form
        className="profile-form"
        ref={frame}
        tabIndex={-1}
        aria-label={t('profile.edit')}
        onSubmit={form.submit}
        noValidate
      >
        <ProfileFields form={form} />
        <FormFooter submit={t(busy ? 'profile.save.busy' : 'profile.save')} busy={busy}>
          <button type="button" className="btn btn-quiet" onClick={() => navigateGuarded(onClose)}>
            {t('profile.cancel')}
          </button>
        </FormFooter>
      </form>
      <UnsavedChangesDialog unsaved={isChanged} area="profile" />
    </>
  )
}

/** The fields that another window has saved and that were changed here, too. */
function ProfileConflict({ form: { stored, values, differing, take, notice } }: { form: ProfileFormState }) {
  const shown = differing.filter(isText)
  return (
    <div className="profile-conflict" ref={notice.frame}>
      <ConflictPanel
        area="profile"
        lead={<p className="soft">{t(shown.length > 0 ? 'profile.conflict.text' : 'profile.conflict.same')}</p>}
        fields={shown.map((field) => [field, t(`profile.field.${field}`)])}
        stored={stored ?? emptyProfile}
        typed={values}
        onTake={(field) => {
          // The name of a résumé refers to its file.
          if (field === 'resumeName') take(field, 'resumeUrl', 'resume')
          else take(field)
          notice.ask()
        }}
      />
    </div>
  )
}

type Field = ProfileFormState['differing'][number]

/** A link to a file says nothing to a person: its name, or the picture, does. */
const filesAndChoices = ['resume', 'avatar', 'newPhotos', 'photos', 'hidden', 'resumeUrl', 'avatarUrl'] as const

function isText(field: Field): field is Exclude<Field, (typeof filesAndChoices)[number]> {
  return filesAndChoices.every((each) => each !== field)
}
