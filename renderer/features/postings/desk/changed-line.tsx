import type { RefObject } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  id: string
  /** Whether another version is on the screen than the person had begun to read. */
  changed: boolean
  button: RefObject<HTMLButtonElement | null>
  onRead: () => void
}

/**
 * Shown above the decisions as long as the posting on the screen is a newer version than the one that the person has
 * read.
 */
export function ChangedLine({ id, changed, button, onRead }: Props) {
  return (
    <div role="status">
      {changed && (
        <div className="notice desk-line">
          <p id={id}>
            <b>{t('desk.changed')}</b> {t('desk.changed.text')}
          </p>
          <button ref={button} type="button" className="btn btn-line" onClick={onRead}>
            {t('desk.changed.read')}
          </button>
        </div>
      )}
    </div>
  )
}
