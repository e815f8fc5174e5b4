import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'

/** Jobs, applications and interviews are dated by the device's clock. */
export function ClockBanner({ now }: { now: Date }) {
  return (
    <div className="page" role="status">
      <p className="notice">{t('clock.wrong', { now: formatDateTime(now.toISOString()) ?? '' })}</p>
    </div>
  )
}
