import { useEffect, useId, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { LeaveQuestionState } from './use-leave-question.ts'

/** Asks whether to leave what is not saved. Esc stays. */
export function LeaveQuestion({ asking, stay, leave }: LeaveQuestionState) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === asking) return
    if (asking) element.showModal()
    else element.close()
  }, [asking])

  return (
    <dialog ref={dialog} className="leave-question" aria-labelledby={id} aria-describedby={`${id}-text`} onClose={stay}>
      {asking && (
        <>
          <h2 id={id}>{t('pageEditor.leave')}</h2>
          <p id={`${id}-text`} className="soft">
            {t('pageEditor.leave.text')}
          </p>
          <div className="leave-end">
            <button type="button" className="btn btn-quiet" onClick={stay}>
              {t('pageEditor.leave.stay')}
            </button>
            <button type="button" className="btn btn-line" onClick={leave}>
              {t('pageEditor.leave.do')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
