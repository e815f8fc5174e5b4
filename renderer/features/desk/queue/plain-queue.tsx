import type { ReactNode } from 'react'
import type { DeskPart } from '../desk-parts.ts'
import { QueueList } from './queue-list.tsx'

interface Options<Work> {
  /** In which order it waits. */
  order: string
  /** Stands beside that. */
  extra: ReactNode
  /** undefined: not known yet. */
  waiting: readonly Work[] | undefined
  index: number
  renderRow: (work: Work) => ReactNode
}

/** A queue that nothing narrows, and nothing stands below. */
export function buildPlainQueue<Work extends { id: string }>({
  order,
  extra,
  waiting,
  index,
  renderRow
}: Options<Work>): Pick<DeskPart, 'index' | 'length' | 'renderBar' | 'renderList' | 'below'> {
  return {
    index,
    length: waiting?.length ?? 0,
    renderBar: () => (
      <div className="reports-bar">
        <p>{order}</p>
        {extra}
      </div>
    ),
    renderList: waiting && ((place) => <QueueList items={waiting} {...{ index, renderRow }} {...place} />),
    below: null
  }
}
