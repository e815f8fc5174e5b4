import { Field } from '#renderer/components/form/field.tsx'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { acceptedPictures } from '#shared/domain/file/file-kind.ts'
import { checkAvatar } from './check-files.ts'
import { FileButton, formatMegabytes, useFileChoice } from './file-choice.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** The picture of the person: shown as it will be, kept when the profile is saved. */
export function AvatarField({ work }: { work: ProfileFormState }) {
  const { name, avatarUrl } = work.content
  const choice = useFileChoice(
    checkAvatar,
    (file, avatar) => {
      work.choose({ avatar })
      showToast('avatarSelected', { file: file.name })
    },
    (problem, file) => t(`profile.avatar.problem.${problem}`, { file: file.name, size: formatMegabytes(file.size) })
  )
  const remove = () => {
    choice.forget()
    work.choose({ avatar: undefined })
    work.write({ avatarUrl: '' })
  }
  const given = work.chosen.avatar !== undefined || avatarUrl !== ''
  return (
    <Field
      label={t('profile.field.avatarUrl')}
      optional={t('profile.optional')}
      help={t('profile.help.avatar')}
      error={choice.error}
    >
      {(input) => (
        <div className="profile-file">
          <Avatar name={name} picture={work.chosen.avatar ?? avatarUrl} owner={work.base?.id} />
          <div className="profile-file-do">
            <FileButton
              input={input}
              accept={acceptedPictures}
              text={t(given ? 'profile.avatar.replace' : 'profile.avatar.choose')}
              onChoose={choice.choose}
            />
            {given && (
              <button type="button" className="btn btn-quiet" onClick={remove}>
                {t('profile.avatar.remove')}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
