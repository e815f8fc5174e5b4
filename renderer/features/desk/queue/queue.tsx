import { Button, Drawer, type InputRef, Tabs } from 'antd'
import { type RefObject, useRef } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { type DeskTab, deskTabs } from '#renderer/config/desk-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { useKeysOn } from '../desk-keys.ts'
import type { DeskParts, ListPlace } from '../desk-parts.ts'
import { KeyCap } from '../key-cap.tsx'
import { useQueueFocus } from './use-queue-focus.ts'

interface QueuePaneProps {
  parts: DeskParts
  /** The row of what is chosen. */
  row: RefObject<HTMLButtonElement | null>
  search: RefObject<InputRef | null>
  onStep: (by: number) => void
  onKeys: () => void
}

/** The left of the desk: what waits, and the keys to go through it. */
export function QueuePane({ parts, row, search, onStep, onKeys }: QueuePaneProps) {
  const { on } = useKeysOn()
  return (
    <section className="queue" aria-label={t('desk.queue')}>
      <Queue parts={parts} row={row} search={search} onChoose={parts.part.choose} onStep={onStep} />
      <div className="queue-keys">
        {on && (
          <span aria-hidden="true">
            <KeyCap>J</KeyCap>
            <KeyCap>K</KeyCap>
            {t('desk.keys.step')}
          </span>
        )}
        <Button type="text" aria-haspopup="dialog" onClick={onKeys}>
          {on && <KeyCap>?</KeyCap>}
          {t(on ? 'desk.keys.all' : 'desk.keys.areOff')}
        </Button>
      </div>
    </section>
  )
}

interface QueueDrawerProps {
  open: boolean
  onClose: () => void
  parts: DeskParts
}

/** The queue on a phone: a choice closes it. */
export function QueueDrawer({ open, onClose, parts }: QueueDrawerProps) {
  const focus = useQueueFocus(parts.part.chosen)
  const search = useRef<InputRef>(null)
  const step = (by: number) => {
    focus.follow()
    parts.part.step(by)
  }
  const choose = (id: string) => {
    parts.part.choose(id)
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('desk.queue')}
      closable={{ 'aria-label': t('desk.close'), placement: 'end' }}
      placement="right"
      destroyOnHidden
      rootClassName="queue-drawer"
    >
      <Queue parts={parts} row={focus.row} search={search} onChoose={choose} onStep={step} />
    </Drawer>
  )
}

interface QueueProps extends ListPlace {
  parts: DeskParts
  search: RefObject<InputRef | null>
}

/** The queues with how much waits in each. */
function Queue({ parts, search, ...place }: QueueProps) {
  const { tab: open, totals, part } = parts
  return (
    <Tabs
      className="desk-tabs"
      activeKey={open}
      onChange={(tab) => parts.open(tab as DeskTab)}
      destroyOnHidden
      items={deskTabs.map((tab) => ({
        key: tab,
        label: (
          <>
            {t(`desk.tab.${tab}`)} <span className="desk-tab-n">{totals[tab]}</span>
          </>
        ),
        children: tab === open && (
          <>
            {part.renderBar(search)}
            {part.renderList?.(place) ?? <QueueSkeleton />}
            {part.below}
          </>
        )
      }))}
    />
  )
}

function QueueSkeleton() {
  return (
    <div className="queue-list" aria-hidden="true">
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
