import '#renderer/messages/members.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Reach } from '#renderer/storage/connection.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

/** Says that the board cannot be reached, and how old what is shown may be. It keeps no room where it has nothing to say. */
export function OfflineLine({ reach: { isReachable, readUntil } }: { reach: Reach }) {
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
