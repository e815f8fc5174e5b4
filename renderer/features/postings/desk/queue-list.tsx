import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import { QueueRow } from './queue-row.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  id: string
  desk: Desk
  /** Is given the row of the chosen posting. */
  row: RefObject<HTMLButtonElement | null>
  onChoose: (id: string) => void
  /** Goes on by so many places, with the focus. */
  onStep: (by: number) => void
}

/** The postings that wait, in their order. Arrow keys go through them; Tab leads in once and out again. */
export function QueueList({ id, desk, row, onChoose, onStep }: Props) {
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
