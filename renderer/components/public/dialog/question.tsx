import './question.css'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  title: string
  /** What the answer means. */
  text: ReactNode
  /** Called when the person does not want to answer: also by Esc. */
  onClose: () => void
  /** The answers, in a 'question-end', and what they need. */
  children: ReactNode
}

/** Asks before something happens. The dialog element keeps the focus inside and gives it back where it was. */
export function Question({ open, title, text, onClose, children }: Props) {
  const dialog = useModal(open)
  const id = useId()

  return (
    <dialog ref={dialog} className="question" aria-labelledby={id} aria-describedby={`${id}-text`} onClose={onClose}>
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          <div id={`${id}-text`} className="question-text soft">
            {text}
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
