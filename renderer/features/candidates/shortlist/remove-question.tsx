import './shortlist.css'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'

interface Props {
  /** null: nothing is asked. */
  candidate: CandidateProfile | null
  onClose: () => void
  onRemove: (candidate: CandidateProfile) => void
}

/** Asks before a candidate leaves the shortlist. Esc keeps everything as it is. */
export function RemoveQuestion({ candidate, onClose, onRemove }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const open = candidate !== null

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  const answer = (event: FormEvent) => {
    event.preventDefault()
    if (candidate) onRemove(candidate)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="shortlist-question"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      {candidate && (
        <form onSubmit={answer}>
          <h2 id={id}>{t('candidates.remove.ask')}</h2>
          <p id={`${id}-text`} className="soft">
            {t('candidates.remove.text', { name: candidate.name })}
          </p>
          <div className="shortlist-answers">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {t('candidates.remove.keep')}
            </button>
            <button type="submit" className="btn btn-line shortlist-danger">
              {t('candidates.remove')}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}
