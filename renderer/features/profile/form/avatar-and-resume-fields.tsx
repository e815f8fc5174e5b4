import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { shortenResumeName } from '#shared/domain/candidate/user-profile.ts'
import { acceptedPictures, correctResumeName, isLargeResume } from '#shared/domain/file/upload-types-and-limits.ts'
import { checkAvatar, checkResume } from './check-profile-files.ts'
import type { ProfileFormState } from './use-profile-form.ts'

interface Props {
  form: ProfileFormState
}

export function AvatarField({ form: { values, stored, write } }: Props) {
  const choice = useFileChoice(
    checkAvatar,
    (file, avatar) => {
      write({ avatar })
      showToast('avatarSelected', { file: file.name })
    },
    (problem, file) => t(`profile.avatar.problem.${problem}`, { file: file.name, size: formatMegabytes(file.size) })
  )
  return (
    <FileField
      kind="avatar"
      label={t('profile.field.avatarUrl')}
      accept={acceptedPictures}
      isGiven={values.avatar !== undefined || values.avatarUrl !== ''}
      choice={choice}
      onRemove={() => write({ avatar: undefined, avatarUrl: '' })}
    >
      <Avatar name={values.name} picture={values.avatar ?? values.avatarUrl} owner={stored?.id} />
    </FileField>
  )
}

interface ResumeFieldProps {
  form: {
    values: { resume: Blob | undefined; resumeName: string; resumeUrl: string }
    write: (chosen: { resume: Blob | undefined; resumeName: string; resumeUrl?: string }) => void
  }
}

export function ResumeField({ form: { values, write } }: ResumeFieldProps) {
  const [note, setNote] = useState<string>()
  const choice = useFileChoice(
    checkResume,
    (file, resume) => {
      const size = formatMegabytes(file.size)
      const isLarge = isLargeResume(file.size)
      write({ resume, resumeName: shortenResumeName(correctResumeName(file.name, resume.type)) })
      setNote(isLarge ? t('profile.resume.large', { size }) : t('profile.resume.kept'))
      showToast(isLarge ? 'resumeLarge' : 'resumeSelected', { file: file.name, size })
    },
    (problem, file) => t(`profile.resume.problem.${problem}`, { file: file.name, size: formatMegabytes(file.size) })
  )
  const isGiven = values.resume !== undefined || values.resumeUrl !== ''
  return (
    <FileField
      kind="resume"
      label={t('profile.field.resumeName')}
      accept=".pdf,.doc,.docx"
      isGiven={isGiven}
      choice={choice}
      onRemove={() => write({ resume: undefined, resumeName: '', resumeUrl: '' })}
    >
      <p className={isGiven ? 'profile-file-name' : 'faint'}>
        <span>{isGiven ? values.resumeName : t('profile.resume.none')}</span>
        {values.resume && note && <span className="small soft">{note}</span>}
      </p>
    </FileField>
  )
}

interface FileFieldProps {
  kind: 'avatar' | 'resume'
  label: string
  accept: string
  isGiven: boolean
  choice: ReturnType<typeof useFileChoice>
  onRemove: () => void
  children: ReactNode
}

function FileField({ kind, label, accept, isGiven, choice, onRemove, children }: FileFieldProps) {
  const remove = () => {
    choice.forget()
    onRemove()
  }
  return (
    <LabelledField label={label} optional={t('profile.optional')} help={t(`profile.help.${kind}`)} error={choice.error}>
      {(input) => (
        <div className="profile-file">
          {children}
          <div className="profile-file-do">
            <span className="file-button">
              <input {...input} className="sr" type="file" accept={accept} onChange={choice.choose} />
              <label className="btn btn-line" htmlFor={input.id}>
                {t(isGiven ? `profile.${kind}.replace` : `profile.${kind}.choose`)}
              </label>
            </span>
            {isGiven && (
              <button type="button" className="btn btn-quiet" onClick={remove}>
                {t(`profile.${kind}.remove`)}
              </button>
            )}
          </div>
        </div>
      )}
    </LabelledField>
  )
}

/** Checks a chosen file. A newer choice cancels an older one. */
function useFileChoice<Problem extends string>(
  check: (file: File) => Promise<Blob | Problem>,
  onChosen: (file: File, checked: Blob) => void,
  describeProblem: (problem: Problem, file: File) => string
) {
  const [error, setError] = useState<string>()
  const turn = useRef(0)
  /** Clears the error, and cancels a running check. */
  const forget = () => {
    turn.current += 1
    setError(undefined)
  }
  return {
    error,
    forget,
    choose({ target }: ChangeEvent<HTMLInputElement>) {
      const [file] = target.files ?? []
      if (!file) return
      forget()
      const mine = turn.current
      check(file).then((checked) => {
        if (mine !== turn.current) return
        if (checked instanceof Blob) onChosen(file, checked)
        else setError(describeProblem(checked, file))
      })
      // The same file can be chosen again after it was put right.
      target.value = ''
    }
  }
}

/** Rounded up to a tenth, so that a file over the limit never reads as one within it. */
export function formatMegabytes(size: number): string {
  return t('profile.megabytes', { size: Math.ceil((size / (1024 * 1024)) * 10) / 10 })
}
