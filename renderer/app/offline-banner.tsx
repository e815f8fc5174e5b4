import { t } from '#renderer/messages/messages.ts'
import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'

/** Says that the board is out of reach, and how old the shown data may be. */
export function OfflineBanner({ status: { isReachable, readUntil } }: { status: ConnectionStatus }) {
  const at = readUntil === undefined ? null : formatDateTime(readUntil)
  return (
    <div role="status">
      {!isReachable && (
        <div className="page">
          <p className="notice">{at === null ? t('offline.line.unknown') : t('offline.line', { at })}</p>
        </div>
      )}
    </div>
  )
}
