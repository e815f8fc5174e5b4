import { Switch } from 'antd'
import { useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { t } from '#renderer/messages/messages.ts'
import { deskKeys, useKeysOn } from './desk-keys.ts'

/** All keys of the desk, and the switch that turns them off. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const modal = useModal(open, onClose)
  const id = useId()
  const { on } = useKeysOn()
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id}>
      {open && (
        <>
          <h2 id={id}>{t('desk.keys.title')}</h2>
          <dl className="keys-all">
            {deskKeys.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{key.toUpperCase()}</kbd>
                </dt>
                <dd>{t(`desk.keys.${key === '?' ? 'all' : key}`)}</dd>
              </div>
            ))}
          </dl>
          <label className="keys-switch" htmlFor={`${id}-on`}>
            <span>{t('desk.keys.on')}</span>
            <Switch id={`${id}-on`} checked={on} onChange={(wanted) => useKeysOn.setState({ on: wanted })} />
          </label>
          <div className="dialog-end">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {t('desk.close')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

/** The key that does what stands beside it: for the eye, on devices that have keys. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
