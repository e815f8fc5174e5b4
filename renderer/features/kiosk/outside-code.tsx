import '#renderer/components/public/dialog/dialog.css'
import { Component, lazy, type ReactNode, Suspense, useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { t } from '#renderer/messages/messages.ts'

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

interface Props {
  address: string | null
  onClose: () => void
}

/** External addresses are shown as a QR code: a kiosk opens none. */
export function OutsideCode({ address, onClose }: Props) {
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
          <WithoutCode key={address}>
            <Suspense fallback={<p className="kiosk-code-wait">{t('app.loading')}</p>}>
              <QrCode address={address} />
            </Suspense>
          </WithoutCode>
          <p className="kiosk-address">{address}</p>
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

/** Falls back to the address below when the code fails to load. */
class WithoutCode extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p>{t('kiosk.code.failed')}</p> : this.props.children
  }
}
