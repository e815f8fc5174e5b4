import '#renderer/components/public/dialog/dialog.css'
import { useId, useState } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'

interface Props {
  leftMs: number | null
  isSignedIn: boolean
  onStay: () => void
}

export function IdleWarning({ leftMs, isSignedIn, onStay }: Props) {
  const modal = useModal(leftMs !== null, onStay)
  const id = useId()
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      {leftMs !== null && (
        <>
          <h2 id={id}>{t('idle.title')}</h2>
          <Countdown
            id={`${id}-text`}
            message={isSignedIn ? 'idle.text' : 'kiosk.clear.text'}
            seconds={Math.ceil(leftMs / 1000)}
          />
          <div className="dialog-end">
            <button type="button" className="btn btn-line" onClick={onStay}>
              {t(isSignedIn ? 'idle.stay' : 'kiosk.clear.stay')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

/** Sighted people see each second; a screen reader announces the first value only. */
function Countdown({ id, message, seconds }: { id: string; message: MessageId; seconds: number }) {
  const [first] = useState(seconds)
  return (
    <>
      <p id={id} className="sr">
        {t(message, { seconds: first })}
      </p>
      <p className="dialog-text soft" aria-hidden="true">
        {t(message, { seconds })}
      </p>
    </>
  )
}
