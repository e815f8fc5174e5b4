import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { PhotoThumb, type ReadFile } from '#renderer/components/public/photo-gallery.tsx'
import { t } from '#renderer/messages/messages.ts'
import { acceptedPhotos } from '#shared/domain/file/upload-types-and-limits.ts'
import { maxWorkPhotos } from '#shared/domain/text-limits.ts'
import { formatMegabytes } from './avatar-and-resume-fields.tsx'
import { checkPhoto } from './check-profile-files.ts'

interface Chosen {
  /** Links of stored ones. */
  photos?: string[] | undefined
  newPhotos: readonly Blob[]
}

interface Props {
  form: { values: Chosen; write: (chosen: Partial<Chosen>) => void }
  /** uid of their owner; undefined: none is stored yet. */
  owner: string | undefined
  read?: ReadFile
}

/** Up to three photographs of work. Each is checked and made small before it is kept. */
export function PhotosField({ form: { values, write }, owner, read }: Props) {
  const id = useId()
  const [errors, setErrors] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  // What was chosen while files were being read.
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const { photos = [], newPhotos } = values
  const count = photos.length + newPhotos.length
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again after it was put right.
    target.value = ''
    setBusy(true)
    const problems: string[] = []
    for (const file of files) {
      const { photos: stored = [], newPhotos: before } = latest.current
      if (stored.length + before.length >= maxWorkPhotos) {
        problems.push(t('photos.problem.many', { file: file.name, max: maxWorkPhotos }))
        continue
      }
      const checked = await checkPhoto(file)
      if (checked instanceof Blob) {
        const next = [...latest.current.newPhotos, checked]
        latest.current = { ...latest.current, newPhotos: next }
        write({ newPhotos: next })
      } else problems.push(t(`photos.problem.${checked}`, { file: file.name, size: formatMegabytes(file.size) }))
    }
    setErrors(problems)
    setBusy(false)
  }
  const remove = (change: Partial<Chosen>) => {
    setErrors([])
    write(change)
  }
  return (
    <div className={errors.length > 0 ? 'field bad' : 'field'}>
      <label htmlFor={id} id={`${id}-label`}>
        <span>{t('photos.label')}</span> <span className="optional">{t('profile.optional')}</span>
      </label>
      {count > 0 && (
        <ul className="photos">
          {photos.map((link, index) => (
            <PhotoThumb
              key={link}
              picture={link}
              {...{ owner, read }}
              label={t('photos.remove', { number: index + 1 })}
              onPress={() => remove({ photos: photos.filter((each) => each !== link) })}
              isRemoval
            />
          ))}
          {newPhotos.map((photo, index) => (
            <PhotoThumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a photo that was just chosen has no name
              key={`new-${index}`}
              picture={photo}
              {...{ owner, read }}
              label={t('photos.remove', { number: photos.length + index + 1 })}
              onPress={() => remove({ newPhotos: newPhotos.filter((each) => each !== photo) })}
              isRemoval
            />
          ))}
        </ul>
      )}
      {count < maxWorkPhotos && (
        <span className="file-button">
          <input
            id={id}
            className="sr"
            type="file"
            multiple
            accept={acceptedPhotos}
            aria-describedby={`${id}-help`}
            aria-invalid={errors.length > 0 || undefined}
            disabled={isBusy}
            onChange={choose}
          />
          <label className="btn btn-line" htmlFor={id}>
            {t(isBusy ? 'photos.busy' : 'photos.choose')}
          </label>
        </span>
      )}
      <p className="help" id={`${id}-help`}>
        {t('photos.help', { max: maxWorkPhotos })}
      </p>
      {errors.map((error) => (
        <p key={error} className="error" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ))}
    </div>
  )
}
