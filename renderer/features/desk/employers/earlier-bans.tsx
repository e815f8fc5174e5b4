import { t } from '#renderer/messages/messages.ts'
import type { LiftedBan } from '#shared/domain/account/employer.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'

export function EarlierBans({ bans }: { bans: readonly LiftedBan[] }) {
  if (bans.length === 0) return null
  return (
    <ul className="bans-earlier">
      {bans.toReversed().map(({ at, until, reason }) => (
        <li key={at}>
          {t('ban.was', { from: formatLocalDate(at) ?? '', until: formatLocalDate(until) ?? '' })}
          <q>{reason}</q>
        </li>
      ))}
    </ul>
  )
}
