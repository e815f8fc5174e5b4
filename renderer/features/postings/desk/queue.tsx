import '#renderer/components/public/tabs.css'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import { Drawer } from '#renderer/components/public/dialog/drawer.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useKeysOn } from './desk-keys.ts'
import { KeyCap } from './keys-dialog.tsx'
import { QueueRow } from './queue-row.tsx'
import type { Desk } from './use-desk.ts'
import { type DeskTab, deskTabs } from './use-desk-address.ts'

interface QueuePaneProps {
  desk: Desk
  row: RefObject<HTMLButtonElement | null>
  onStep: (by: number) => void
  onKeys: () => void
}

/** The left of the desk: what waits, and the keys to go through it. */
export function QueuePane({ desk, row, onStep, onKeys }: QueuePaneProps) {
  const listId = useId()
  const { on } = useKeysOn()
  return (
    <section className="queue" aria-label={t('desk.queue')}>
      <QueueTabs desk={desk} listId={listId} />
      <QueueList id={listId} desk={desk} row={row} onChoose={desk.choose} onStep={onStep} />
      <div className="queue-keys">
        {on && (
          <span aria-hidden="true">
            <KeyCap>J</KeyCap>
            <KeyCap>K</KeyCap>
            {t('desk.keys.step')}
          </span>
        )}
        <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={onKeys}>
          {on && <KeyCap>?</KeyCap>}
          {t(on ? 'desk.keys.all' : 'desk.keys.areOff')}
        </button>
      </div>
    </section>
  )
}

/** The queue on a phone: a choice closes it. */
export function QueueDrawer({ open, onClose, desk }: { open: boolean; onClose: () => void; desk: Desk }) {
  const listId = useId()
  const row = useRef<HTMLButtonElement>(null)
  const choose = (id: string) => {
    desk.choose(id)
    onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('desk.queue')} closeLabel={t('desk.close')}>
      <div className="queue-drawer">
        <QueueTabs desk={desk} listId={listId} />
        <QueueList id={listId} desk={desk} row={row} onChoose={choose} onStep={desk.step} />
      </div>
    </Drawer>
  )
}

/** The two queues with how much waits in each. */
function QueueTabs({ desk, listId }: { desk: Desk; listId: string }) {
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
          className="tab"
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

interface QueueListProps {
  id: string
  desk: Desk
  /** Is given the row of the chosen posting. */
  row: RefObject<HTMLButtonElement | null>
  onChoose: (id: string) => void
  /** Goes on by so many places, with the focus. */
  onStep: (by: number) => void
}

/** The postings that wait, in their order. Arrow keys go through them; Tab leads in once and out again. */
function QueueList({ id, desk, row, onChoose, onStep }: QueueListProps) {
  const { jobs, tab, totals, index } = desk
  const total = totals[tab] ?? 0
  const choose = useSteady(onChoose)
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -total, End: total }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.repeat) onStep(by)
  }
  return (
    <div className="queue-list" id={id} role="tabpanel" aria-label={t(`desk.tab.${tab}`)} onKeyDown={walk}>
      {jobs ? (
        <ol>
          {jobs.map((job, at) => (
            <QueueRow
              key={job.id}
              job={job}
              current={at === index}
              reachable={at === Math.max(index, 0)}
              row={at === index ? row : null}
              onChoose={choose}
            />
          ))}
        </ol>
      ) : (
        <QueueSkeleton />
      )}
      {jobs && jobs.length < total && (
        <button type="button" className="btn btn-quiet queue-more" onClick={desk.showMore}>
          {t('desk.more', { count: total - jobs.length })}
        </button>
      )}
    </div>
  )
}

/** Always the same function, so that a row is drawn again only when it changes itself. */
function useSteady(onChoose: (id: string) => void): (id: string) => void {
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  return useCallback((id) => latest.current(id), [])
}

function QueueSkeleton() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="queue-row">
          <Skeleton width="80%" />
          <Skeleton width="2rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}
