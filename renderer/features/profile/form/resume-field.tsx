import { useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { shortenResumeName } from '#shared/domain/candidate/user-profile.ts'
import { isLargeResume } from '#shared/domain/file/file-kind.ts'
import { checkResume } from './check-files.ts'
import { FileButton, formatMegabytes, useFileChoice } from './file-choice.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** The résumé: checked when it is chosen, stored when the profile is saved. */
export function ResumeField({ work }: { work: ProfileFormState }) {
  const [note, setNote] = useState<string>()
  const { resumeName, resumeUrl } = work.content
  const choice = useFileChoice(
    checkResume,
    (file, resume) => {
      const size = formatMegabytes(file.size)
      const isLarge = isLargeResume(file.size)
      work.choose({ resume })
      work.write({ resumeName: shortenResumeName(file.name) })
      setNote(isLarge ? t('profile.resume.large', { size }) : t('profile.resume.kept'))
      showToast(isLarge ? 'resumeLarge' : 'resumeSelected', { file: file.name, size })
    },
    (problem, file) => t(`profile.resume.problem.${problem}`, { file: file.name, size: formatMegabytes(file.size) })
  )
  const remove = () => {
    choice.forget()
    work.choose({ resume: undefined })
    work.write({ resumeName: '', resumeUrl: '' })
    setNote(undefined)
  }
  const given = work.chosen.resume !== undefined || resumeUrl !== ''
  return (
    <Field
      label={t('profile.field.resumeName')}
      optional={t('profile.optional')}
      help={t('profile.help.resume')}
      error={choice.error}
    >
      {(input) => (
        <div className="profile-file">
          <p className={given ? 'profile-file-name' : 'faint'}>
            {given ? resumeName : t('profile.resume.none')}
            {work.chosen.resume && note && <span className="small soft">{note}</span>}
          </p>
          <div className="profile-file-do">
            <FileButton
              input={input}
              accept=".pdf,.doc,.docx"
              text={t(given ? 'profile.resume.replace' : 'profile.resume.choose')}
              onChoose={choice.choose}
            />
            {given && (
              <button type="button" className="btn btn-quiet" onClick={remove}>
                {t('profile.resume.remove')}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
