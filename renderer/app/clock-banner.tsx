import { load, t } from '#renderer/messages/messages.ts'
import texts from '#renderer/messages/update.json'
import { formatDateTime } from '#shared/domain/date-time.ts'

load(texts)

/** Jobs, applications and interviews are dated by the device's clock. */
export function ClockBanner({ now }: { now: Date }) {
  return (
    <div className="page" role="status">
      <p className="notice">{t('clock.wrong', { now: formatDateTime(now.toISOString()) ?? '' })}</p>
    </div>
  )
}
