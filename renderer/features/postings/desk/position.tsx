import { t } from '#renderer/messages/messages.ts'
import type { Desk } from './use-desk.ts'

/** '1 of 6', where the posting has a place in the queue. */
export function Position({ desk: { index, tab, totals } }: { desk: Pick<Desk, 'index' | 'tab' | 'totals'> }) {
  const total = totals[tab]
  return (
    <span className="desk-position">
      {index >= 0 && total !== undefined && t('desk.position', { place: index + 1, total })}
    </span>
  )
}
