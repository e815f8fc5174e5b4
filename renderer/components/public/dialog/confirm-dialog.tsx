import './dialog.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

/** What every question consists of, here and in a workplace. */
export interface Question {
  open: boolean
  title: string
  text: ReactNode
  cancel: string
  confirm: string
  danger?: boolean
  /** Also called by Esc. */
  onCancel: () => void
  /** Fields of the answer, with their errors. */
  children?: ReactNode
}

interface Props extends Question {
  /** Being carried out: neither begun again nor left before there is an answer. */
  busy?: boolean
  /** Gets the fields. A dialog that stays open after a failure keeps them. */
  onConfirm: (given: FormData) => void
}

/** Holds a form, so it must not stand inside another one. */
export function ConfirmDialog({ open, title, text, danger, busy, onCancel, onConfirm, children, ...words }: Props) {
  const modal = useModal(open, onCancel, busy)
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
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : onCancel}
            >
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
