import { Button, Drawer, type InputRef, Tabs } from 'antd'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { type DeskTab, deskTabs } from '#renderer/config/desk-address.ts'
import { t } from '#renderer/messages/messages.ts'
import { BatchButton } from '../decide/batch-question.tsx'
import { useKeysOn } from '../desk-keys.ts'
import { postingsPart } from '../desk-parts.tsx'
import { KeyCap } from '../keys-dialog.tsx'
import type { Desk } from '../use-desk.ts'
import { QueueBar, QueueCount } from './queue-bar.tsx'
import { QueueList } from './queue-list.tsx'
import { useQueueFocus } from './use-queue-focus.ts'

interface QueuePaneProps {
  desk: Desk
  /** The row of the chosen posting. */
  row: RefObject<HTMLButtonElement | null>
  search: RefObject<InputRef | null>
  /** Stands beside the filter. */
  extra: ReactNode
  onStep: (by: number) => void
  onKeys: () => void
}

/** The left of the desk: what waits, and the keys to go through it. */
export function QueuePane({ desk, row, search, extra, onStep, onKeys }: QueuePaneProps) {
  const { on } = useKeysOn()
  return (
    <section className="queue" aria-label={t('desk.queue')}>
      <Queue desk={desk} row={row} search={search} onChoose={desk.choose} onStep={onStep} extra={extra} />
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
  desk: Desk
  extra: ReactNode
}

/** The queue on a phone: a choice closes it. */
export function QueueDrawer({ open, onClose, desk, extra }: QueueDrawerProps) {
  const focus = useQueueFocus(desk.chosen)
  const search = useRef<InputRef>(null)
  const step = (by: number) => {
    focus.follow()
    desk.step(by)
  }
  const choose = (id: string) => {
    desk.choose(id)
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
      <Queue desk={desk} row={focus.row} search={search} onChoose={choose} onStep={step} extra={extra} />
    </Drawer>
  )
}

interface QueueProps extends Pick<QueuePaneProps, 'desk' | 'row' | 'search' | 'extra' | 'onStep'> {
  onChoose: (id: string) => void
}

/** The two queues with how much waits in each. */
function Queue({ desk, ...rest }: QueueProps) {
  return (
    <Tabs
      className="desk-tabs"
      tabBarGutter={16}
      activeKey={desk.tab}
      onChange={(tab) => desk.open(tab as DeskTab)}
      destroyOnHidden
      items={deskTabs.map((tab) => ({
        key: tab,
        label: (
          <>
            {t(`desk.tab.${tab}`)} <span className="desk-tab-n">{desk.totals[tab]}</span>
          </>
        ),
        children: tab === desk.tab && <OpenQueue desk={desk} {...rest} />
      }))}
    />
  )
}

function OpenQueue({ desk, row, search, extra, onChoose, onStep }: QueueProps) {
  return (
    <>
      <QueueBar desk={desk} search={search} extra={extra} />
      <QueueCount desk={desk} />
      {desk.jobs ? (
        <QueueList
          items={desk.jobs}
          index={desk.index}
          row={row}
          renderRow={postingsPart.row}
          onChoose={onChoose}
          onStep={onStep}
        />
      ) : (
        <QueueSkeleton />
      )}
      <BatchButton desk={desk} />
    </>
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
