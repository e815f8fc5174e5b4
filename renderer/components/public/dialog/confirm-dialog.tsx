import './dialog.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  title: string
  /** What the answer means. */
  text: ReactNode
  /** The words of the button that lets everything be as it is. */
  cancel: string
  /** The words of the button that does it. */
  confirm: string
  /** It cannot be taken back. */
  danger?: boolean
  /** It is being done. */
  busy?: boolean
  /** Called when the person does not want it: also by Esc. */
  onCancel: () => void
  /** Gets what was filled into the fields. Whoever leaves the dialog open when it failed leaves in it what was typed. */
  onConfirm: (given: FormData) => void
  /** The fields that the answer needs, with what was wrong with them. */
  children?: ReactNode
}

/**
 * Asks before something happens. The dialog element keeps the focus inside and gives it back where it was. It holds a form, so
 * it must not stand inside another one.
 */
export function ConfirmDialog({ open, title, text, danger, busy, onCancel, onConfirm, children, ...words }: Props) {
  const modal = useModal(open, onCancel)
  const id = useId()
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onConfirm(new FormData(event.currentTarget))
  }
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      {open && (
        <form onSubmit={answer}>
          <h2 id={id}>{title}</h2>
          <div id={`${id}-text`} className="dialog-text soft">
            {text}
          </div>
          {children}
          <div className="dialog-end">
            <button type="button" className="btn btn-quiet" onClick={onCancel}>
              {words.cancel}
            </button>
            <button
              type="submit"
              className={danger ? 'btn btn-line btn-danger' : 'btn btn-line'}
              aria-disabled={busy || undefined}
            >
              {words.confirm}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}
