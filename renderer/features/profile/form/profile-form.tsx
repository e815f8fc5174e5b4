import './profile-form.css'
import { useEffect } from 'react'
import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { FormEnd } from '#renderer/components/form/form-end.tsx'
import { LeaveQuestion } from '#renderer/components/form/leave-question.tsx'
import { leaveBy } from '#renderer/hooks/leave-by.ts'
import { t } from '#renderer/messages/messages.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import { type OpenProfile, type ProfileFormState, useProfileForm } from './use-profile-form.ts'

interface Props extends OpenProfile {
  onCancel: () => void
}

/** The form of the own profile, files included: nothing is stored before it is saved. */
export function ProfileForm({ onCancel, ...open }: Props) {
  const form = useProfileForm(open)
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
        <FormEnd submit={t(form.busy ? 'profile.save.busy' : 'profile.save')} busy={form.busy}>
          <button type="button" className="btn btn-quiet" onClick={() => leaveBy(onCancel)}>
            {t('profile.cancel')}
          </button>
        </FormEnd>
      </form>
      <LeaveQuestion unsaved={form.isChanged} question="profile.leave" />
    </>
  )
}

/** The profile that another window has saved, beside what was typed where both changed the same field. */
function ProfileConflict({ form: { stored, values, differing, take, conflict } }: { form: ProfileFormState }) {
  const shown = differing.filter(isText)
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
            stored={(stored ?? emptyProfile)[field]}
            typed={values[field]}
            words={words}
            onTake={() => {
              // The name of a résumé stands for its file.
              if (field === 'resumeName') take(field, 'resumeUrl', 'resume')
              else take(field)
              conflict.ask()
            }}
          />
        ))}
      </section>
    </div>
  )
}

type Field = ProfileFormState['differing'][number]

/** A link to a file says nothing to a person: its name, or the picture, does. */
function isText(field: Field): field is Exclude<Field, 'resume' | 'avatar' | 'hidden' | 'resumeUrl' | 'avatarUrl'> {
  return !['resume', 'avatar', 'hidden', 'resumeUrl', 'avatarUrl'].includes(field)
}
