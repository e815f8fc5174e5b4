import { type FormEvent, type ReactNode, useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'

interface Props {
  open: boolean
  title: string
  text: string
  /** What lets everything be as it is. */
  keep: string
  confirm: string
  onKeep: () => void
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is done that people would not want by mistake. Esc keeps everything as it is. */
export function Question({ open, title, text, keep, confirm, onKeep, onConfirm, children }: Props) {
  const dialog = useModal(open)
  const id = useId()
  const answer = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <dialog ref={dialog} className="question" aria-labelledby={id} aria-describedby={`${id}-text`} onClose={onKeep}>
      {open && (
        <form onSubmit={answer}>
          <h2 id={id}>{title}</h2>
          <p id={`${id}-text`} className="soft">
            {text}
          </p>
          {children}
          <div className="question-end">
            <button type="button" className="btn btn-quiet" onClick={onKeep}>
              {keep}
            </button>
            <button type="submit" className="btn btn-line desk-danger">
              {confirm}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}
