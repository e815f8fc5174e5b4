import { Drawer, type InputRef } from 'antd'
import { useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { type Queues, QueueTabs, useQueueFocus } from './review-queue-pane.tsx'

interface QueueDrawerProps {
  open: boolean
  onClose: () => void
  queues: Queues
}

/** The queue on a phone: a choice closes it. */
export function QueueDrawer({ open, onClose, queues }: QueueDrawerProps) {
  const { queue } = queues
  const { row, follow } = useQueueFocus(queue.chosen)
  const search = useRef<InputRef>(null)
  const onStep = (by: number) => {
    follow()
    queue.step(by)
  }
  const onChoose = (id: string) => {
    queue.choose(id)
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('moderation.queue')}
      closable={{ 'aria-label': t('moderation.close'), placement: 'end' }}
      placement="right"
      destroyOnHidden
      rootClassName="queue-drawer"
    >
      <QueueTabs queues={queues} place={{ row, search, onChoose, onStep }} />
      <div className="queue-foot row small soft">{queues.settings}</div>
    </Drawer>
  )
}
