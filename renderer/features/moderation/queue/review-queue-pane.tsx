import { Button, type InputRef } from 'antd'
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { type ModerationTab, moderationTabs } from '#renderer/config/moderation-url.ts'
import { t } from '#renderer/messages/messages.ts'
import { KeyCap, useShortcutsOn } from '../moderation-shortcuts.tsx'
import type { ModerationQueue } from './use-moderation-queue.ts'

/** Where a queue is listed: beside the work, or in a drawer. */
export interface ListPlace {
  row: RefObject<HTMLButtonElement | null>
  search: RefObject<InputRef | null>
  onChoose: (id: string) => void
  /** Goes on by so many places, with the focus. */
  onStep: (by: number) => void
}

export interface Queues {
  tab: ModerationTab
  /** How much waits in each, whatever the filter; undefined: not known yet. */
  totals: Record<ModerationTab, number | undefined>
  queue: Pick<ModerationQueue<unknown>, 'chosen' | 'choose' | 'step'>
  onOpen: (tab: ModerationTab) => void
  renderList: (place: ListPlace) => ReactNode
  settings: ReactNode
}

interface QueuePaneProps {
  queues: Queues
  row: RefObject<HTMLButtonElement | null>
  search: RefObject<InputRef | null>
  onStep: (by: number) => void
  onKeys: () => void
}

export function ReviewQueuePane({ queues, row, search, onStep, onKeys }: QueuePaneProps) {
  const { on } = useShortcutsOn()
  return (
    <section className="queue" aria-label={t('moderation.queue')}>
      <QueueTabs queues={queues} place={{ row, search, onStep, onChoose: queues.queue.choose }} />
      <div className="queue-foot row small soft">
        {on && (
          <span className="queue-keys" aria-hidden="true">
            <KeyCap>J</KeyCap>
            <KeyCap>K</KeyCap>
            <span>{t('moderation.keys.step')}</span>
          </span>
        )}
        <Button className="queue-keys" type="text" aria-haspopup="dialog" onClick={onKeys}>
          {on && <KeyCap>?</KeyCap>}
          <span>{t(on ? 'moderation.keys.all' : 'moderation.keys.areOff')}</span>
        </Button>
        {queues.settings}
      </div>
    </section>
  )
}

export function QueueTabs({
  queues: { tab: open, totals, onOpen, renderList },
  place
}: {
  queues: Queues
  place: ListPlace
}) {
  const id = useId()
  const tabs = moderationTabs.map((tab) => ({
    id: tab,
    label: (
      <span>
        <span>{t(`moderation.tab.${tab}`)}</span> <span className="moderation-tab-n faint">{totals[tab]}</span>
      </span>
    )
  }))
  return (
    <div className="moderation-tabs">
      <Tabs tabs={tabs} open={open} label={t('moderation.queue')} id={id} onOpen={onOpen} />
      <div key={open} id={`${id}-panel`} className="moderation-panel" role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {renderList(place)}
      </div>
    </div>
  )
}

/** Keeps the focus in the queue while jobs come and go, and what is chosen in view. */
export function useQueueFocus(chosen: string | null, moderation?: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLButtonElement>(null)
  const isRequested = useRef(false)

  useEffect(() => {
    const target =
      row.current ?? moderation?.current?.querySelector<HTMLElement>('.queue [role="tab"][aria-selected="true"]')
    if (isRequested.current) target?.focus()
    else row.current?.scrollIntoView({ block: 'nearest' })
    isRequested.current = false
  }, [chosen, moderation])

  /** The next job that is chosen gets the focus in the queue. */
  const follow = useCallback(() => {
    isRequested.current = true
  }, [])
  /** The same, if the focus is in the queue now, or was or will be lost. */
  const keep = useCallback(() => {
    const { activeElement } = document
    // A dialog that is fading out still has the focus, and a line that goes with the decision.
    const isLost = activeElement?.closest('.queue, [role="dialog"], .moderation-undo, .batch-line') != null
    isRequested.current = !activeElement || activeElement === document.body || isLost
    // Where the same job stays on the screen, nothing else moves the focus.
    if (isRequested.current) row.current?.focus()
  }, [])
  return { row, follow, keep }
}
