import type { InputRef } from 'antd'
import type { ReactNode, RefObject } from 'react'
import type { DeskTab } from '#renderer/config/desk-address.ts'
import type { DeskKey } from './desk-keys.ts'

/** How the list of a queue is drawn in its place: beside the posting, or in a drawer. */
export interface ListPlace {
  /** Is given the row of what is chosen. */
  row: RefObject<HTMLButtonElement | null>
  onChoose: (id: string) => void
  /** Goes on by so many places, with the focus. */
  onStep: (by: number) => void
}

/**
 * One kind of work that waits for the administrator, as the desk shows it while its queue is open. A further kind is a further hook that
 * makes one: queue, keys, undo, focus and progress are the desk's, and the same for all.
 */
export interface DeskPart {
  /** The id of what is chosen; null: nothing waits. */
  chosen: string | null
  /** Its index in the queue; -1: it is not there. */
  index: number
  /** How much the queue shows. */
  length: number
  /** What is on the screen. */
  shown: { id: string; title: string } | null
  /** The id of what came up by itself. */
  arrived: string | null
  choose(id: string): void
  step(by: number): void
  /** What its keys do, beside those of the desk. */
  keys: Partial<Record<DeskKey, () => void>>
  /** Above the queue. `search`: is given the field of the words, if there is one. */
  renderBar(search: RefObject<InputRef | null>): ReactNode
  /** The queue; undefined: it is not known yet. */
  renderList: ((place: ListPlace) => ReactNode) | undefined
  /** Below the queue. */
  below: ReactNode
  /** What is read, with what may be decided. */
  pane: ReactNode
  /** What is asked before a decision. */
  questions: ReactNode
}

/** What stands on the tabs of the desk, and the part under the one that is open. */
export interface DeskParts {
  tab: DeskTab
  /** How much waits in each, whatever the filter; undefined: not known yet. */
  totals: Record<DeskTab, number | undefined>
  open(tab: DeskTab): void
  part: DeskPart
}
