import { useId, useRef } from 'react'
import { Drawer } from '#renderer/components/public/dialog/drawer.tsx'
import { t } from '#renderer/messages/messages.ts'
import { QueueList } from './queue-list.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  open: boolean
  onClose: () => void
  desk: Desk
}

/** The queue on a phone: a choice closes it. */
export function QueueDrawer({ open, onClose, desk }: Props) {
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
