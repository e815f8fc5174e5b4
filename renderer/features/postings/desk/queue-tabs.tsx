import type { KeyboardEvent } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Desk } from './use-desk.ts'
import { type DeskTab, deskTabs } from './use-desk-address.ts'

interface Props {
  desk: Pick<Desk, 'tab' | 'totals' | 'open'>
  /** The id of the list below, which the tabs change. */
  listId: string
}

/** The two queues with how much waits in each. */
export function QueueTabs({ desk, listId }: Props) {
  const other: DeskTab = desk.tab === 'pending' ? 'rejected' : 'pending'
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const to = { Home: deskTabs[0], End: deskTabs[1] }[event.key] ?? other
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus()
    desk.open(to)
  }
  return (
    <div className="desk-tabs" role="tablist" aria-label={t('desk.queue')}>
      {deskTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="desk-tab"
          role="tab"
          data-tab={tab}
          aria-selected={tab === desk.tab}
          aria-controls={listId}
          tabIndex={tab === desk.tab ? 0 : -1}
          onClick={() => desk.open(tab)}
          onKeyDown={turn}
        >
          {t(`desk.tab.${tab}`)} <span className="desk-tab-n">{desk.totals[tab]}</span>
        </button>
      ))}
    </div>
  )
}
