import { t } from '#renderer/messages/messages.ts'
import type { Desk } from './use-desk.ts'

/** '1 of 6', where the posting has a place in the queue. */
export function Position({ desk: { place, tab, totals } }: { desk: Pick<Desk, 'place' | 'tab' | 'totals'> }) {
  const total = totals[tab]
  return (
    <span className="desk-position">
      {place >= 0 && total !== undefined && t('desk.position', { place: place + 1, total })}
    </span>
  )
}
