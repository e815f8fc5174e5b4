import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  /** Called by the button, by Esc or by a press beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

export function Drawer({ open, onClose, title, closeLabel, children }: Props) {
  const modal = useModal(open, onClose)
  const titleId = useId()

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the dialog element brings
    <dialog {...modal} className="drawer" aria-labelledby={titleId} onClick={closeOnBackdrop}>
      {open && (
        <>
          <div className="drawer-top">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="btn btn-icon" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
