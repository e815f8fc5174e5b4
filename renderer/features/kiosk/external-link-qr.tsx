import '#renderer/components/public/dialog/dialog.css'
import { useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'

const QrCode = lazyPart(() => import('#renderer/components/public/qr-code.tsx').then((code) => code.QrCode))

interface Props {
  address: string | null
  onClose: () => void
}

/** External addresses are shown as a QR code: a kiosk opens none. */
export function ExternalLinkQr({ address, onClose }: Props) {
  const modal = useModal(address !== null, onClose)
  const id = useId()
  return (
    <dialog {...modal} className="dialog kiosk-code" aria-labelledby={id} aria-describedby={`${id}-text`}>
      {address !== null && (
        <>
          <h2 id={id}>{t('kiosk.code.title')}</h2>
          <p id={`${id}-text`} className="dialog-text soft">
            {t('kiosk.code.text')}
          </p>
          <QrCode
            key={address}
            text={address}
            label={t('kiosk.code', { address })}
            className="kiosk-qr"
            waiting={<p className="kiosk-code-wait">{t('app.loading')}</p>}
            failed={<p>{t('kiosk.code.failed')}</p>}
          />
          <p className="kiosk-address" translate="no">
            {address}
          </p>
          <div className="dialog-end">
            <button type="button" className="btn btn-line" onClick={onClose}>
              {t('kiosk.code.close')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
