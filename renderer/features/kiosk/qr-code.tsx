import { QRCode } from 'antd'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { light } from '#renderer/look/tokens.ts'
import { t } from '#renderer/messages/messages.ts'

const longAddress = 300

/** Dark on light in both themes, as cameras expect. */
export function QrCode({ address }: { address: string }) {
  return (
    <Workplace>
      <div className="kiosk-qr" role="img" aria-label={t('kiosk.code', { address })}>
        <QRCode
          type="svg"
          value={address}
          size={address.length > longAddress ? 420 : 260}
          errorLevel={address.length > longAddress ? 'L' : 'M'}
          color={light.ink}
          bgColor={light.surface}
          marginSize={4}
          bordered={false}
          style={{ maxWidth: '100%', height: 'auto' }}
        />
      </div>
    </Workplace>
  )
}
