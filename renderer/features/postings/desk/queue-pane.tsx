import { type RefObject, useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { useKeysOn } from './desk-keys.ts'
import { KeyCap } from './key-cap.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  desk: Desk
  row: RefObject<HTMLButtonElement | null>
  onStep: (by: number) => void
  onKeys: () => void
}

/** The left of the desk: what waits, and the keys to go through it. */
export function QueuePane({ desk, row, onStep, onKeys }: Props) {
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
