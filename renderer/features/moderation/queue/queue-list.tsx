import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, type Ref, useCallback, useRef } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import type { ListPlace } from './review-queue-pane.tsx'
import type { ModerationQueue, QueueItem } from './use-moderation-queue.ts'

const maxPlainRows = 60

/** The usual height of a row, in pixels, until it was measured. */
const usualRowPx = 65

const overscan = 6

interface Props<Work extends QueueItem> {
  queue: Pick<ModerationQueue<Work>, 'waiting' | 'index'>
  /** The same function as long as it draws the same. */
  renderRow: (work: Work) => ReactNode
  place: ListPlace
}

export function QueueList<Work extends QueueItem>({ queue: { waiting, index }, renderRow, place }: Props<Work>) {
  if (waiting) return <Rows items={waiting} {...{ index, renderRow }} {...place} />
  return (
    <div className="queue-list" aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="queue-row">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}

interface RowsProps<Work extends QueueItem> extends Omit<ListPlace, 'search'> {
  items: readonly Work[]
  index: number
  renderRow: (work: Work) => ReactNode
}

/** Roving focus: arrow keys move, Tab leaves. A long queue is virtualised but for the focused row; rows give screen readers their position. */
function Rows<Work extends QueueItem>({ items, index, row, renderRow, onChoose, onStep }: RowsProps<Work>) {
  const frame = useRef<HTMLDivElement>(null)
  const choose = useSteady(onChoose)
  const isWindowed = items.length > maxPlainRows
  const rows = useVirtualizer({
    enabled: isWindowed,
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRowPx,
    getItemKey: (at) => items[at]?.id ?? at,
    overscan,
    rangeExtractor: (range) => withChosen(range, index)
  })
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -items.length, End: items.length }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.repeat) onStep(by)
  }
  const drawRow = (at: number, place?: Place) => {
    const work = items[at]
    if (!work) return null
    return (
      <Row
        key={work.id}
        work={work}
        at={at}
        total={items.length}
        current={at === index}
        reachable={at === Math.max(index, 0)}
        row={at === index ? row : null}
        {...place}
        onChoose={choose}
        renderRow={renderRow as (work: QueueItem) => ReactNode}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its rows pass through here
    <div ref={frame} className="queue-list" onKeyDown={walk}>
      {isWindowed ? (
        <ol className="queue-window" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index: at, start }) => drawRow(at, { start, measure: rows.measureElement }))}
        </ol>
      ) : (
        <ol>{items.map((_, at) => drawRow(at))}</ol>
      )}
    </div>
  )
}

function withChosen(range: Range, index: number): number[] {
  const seen = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || seen.includes(index)) return seen
  return [...seen, index].sort((one, other) => one - other)
}

interface Place {
  start?: number
  measure?: (element: Element | null) => void
}

interface RowProps extends Place {
  work: { id: string }
  at: number
  total: number
  current: boolean
  /** Whether Tab leads here: one row of the queue has that. */
  reachable: boolean
  row: Ref<HTMLButtonElement>
  onChoose: (id: string) => void
  renderRow: (work: { id: string }) => ReactNode
}

const Row = memo(function Row({ work, at, total, current, reachable, row, start, measure, ...does }: RowProps) {
  const style: CSSProperties | undefined = start === undefined ? undefined : { transform: `translateY(${start}px)` }
  return (
    <li ref={measure} data-index={at} style={style} aria-posinset={at + 1} aria-setsize={total}>
      <button
        ref={row}
        type="button"
        className="queue-row"
        aria-current={current || undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => does.onChoose(work.id)}
      >
        {does.renderRow(work)}
      </button>
    </li>
  )
})

/** Referentially stable, so that a row re-renders only when it changes itself. */
function useSteady<Given, Made>(action: (given: Given) => Made): (given: Given) => Made {
  const latest = useRef(action)
  latest.current = action
  return useCallback((given) => latest.current(given), [])
}
