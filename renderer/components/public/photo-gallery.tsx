import './photo-gallery.css'
import './dialog/dialog.css'
import { type KeyboardEvent, useState } from 'react'
import { usePictureUrl } from '#renderer/hooks/use-picture-url.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { workPhotoLimits } from '#shared/domain/file/upload-types-and-limits.ts'
import { useModal } from './dialog/use-modal.ts'
import { Icon } from './icon.tsx'

export type ReadFile = (link: string, owner: string | undefined) => Promise<Blob | undefined>

interface ThumbProps {
  /** 'file:{name}', or a photo that is not stored yet. */
  picture: string | Blob
  owner: string | undefined
  label: string
  onPress: () => void
  /** Of stored ones. */
  read: ReadFile | undefined
  isRemoval?: boolean
}

export function PhotoThumb({ picture, owner, label, onPress, read, isRemoval = false }: ThumbProps) {
  return (
    <li>
      <button type="button" className="photo-thumb" aria-label={label} onClick={onPress}>
        <Photo {...{ picture, owner, read }} alt="" />
        {isRemoval && (
          <span className="photo-remove" aria-hidden="true">
            <Icon name="close" />
          </span>
        )}
      </button>
    </li>
  )
}

function Photo({ picture, owner, read, alt }: Pick<ThumbProps, 'picture' | 'owner' | 'read'> & { alt: string }) {
  const url = usePictureUrl(picture, owner, { maxSidePx: workPhotoLimits.sidePx, read })
  return url === undefined ? <span className="photo-waits" /> : <img src={url} alt={alt} />
}

interface Props {
  links: readonly string[]
  owner: string
  /** Of the person. */
  name: string
}

/** Small photographs, each of which opens large. Read as resumes are: where they are closed, nothing is shown. */
export function PhotoGallery({ links, owner, name }: Props) {
  const { readFile: read } = useRepositories().candidateDocuments
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className="photos">
        {links.map((link, index) => (
          <PhotoThumb
            key={link}
            picture={link}
            {...{ owner, read }}
            label={t('photos.open', { number: index + 1, count: links.length, name })}
            onPress={() => setOpen(index)}
          />
        ))}
      </ul>
      {open !== undefined && (
        <PhotoDialog
          {...{ links, owner, name, read }}
          index={open}
          onShow={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface DialogProps extends Props {
  read: ReadFile
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Left and Right turn, Esc closes. */
function PhotoDialog({ links, owner, name, read, index, onShow, onClose }: DialogProps) {
  const modal = useModal(true, onClose)
  const label = t('photos.alt', { number: index + 1, count: links.length, name })
  const turn = (by: number) => onShow((index + by + links.length) % links.length)
  const turnByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // The sheet behind it has keys of its own.
    event.stopPropagation()
    if (by !== undefined && links.length > 1) turn(by)
  }
  return (
    <dialog {...modal} className="dialog photo-dialog" aria-label={label} onKeyDown={turnByKey}>
      <Photo key={links[index]} picture={links[index] ?? ''} {...{ owner, read }} alt={label} />
      <div className="dialog-end">
        <p className="small soft" role="status">
          {t('photos.position', { number: index + 1, count: links.length })}
        </p>
        {links.length > 1 && (
          <>
            <button type="button" className="btn btn-line" aria-keyshortcuts="ArrowLeft" onClick={() => turn(-1)}>
              {t('photos.previous')}
            </button>
            <button type="button" className="btn btn-line" aria-keyshortcuts="ArrowRight" onClick={() => turn(1)}>
              {t('photos.next')}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn-primary"
          onClick={({ currentTarget }) => {
            // close() gives the focus back to the photo that opened it.
            currentTarget.closest('dialog')?.close()
            onClose()
          }}
        >
          {t('photos.close')}
        </button>
      </div>
    </dialog>
  )
}
