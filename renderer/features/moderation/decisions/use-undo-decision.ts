import { useRef, useState } from 'react'
import { HasApplicants } from '#renderer/data/jobs-repository.ts'
import { explainSaveFailure } from '#renderer/jobs/explain-save-failure.ts'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import { showToast } from '#renderer/stores/toast-store.ts'

/** A stored decision, and how to undo it, which is another step. */
export interface Undoable {
  title: string
  /** What waits again after the undo; a job for review where it is not named. */
  what?: 'jobs' | 'question' | 'reports' | 'company' | undefined
  /** Of several jobs. */
  count?: number
  /** Rejects where it is too late for that. */
  revert(): Promise<unknown>
  reselect(): void
  /** Of several jobs: those that can still be undone, each alone. */
  listParts?(): readonly UndoablePart[]
}

export interface UndoablePart extends Undoable {
  id: string
  company: string
}

/** Thrown by the undo of several jobs when some of them keep their decision. */
export class PartlyUndone extends Error {
  readonly total: number
  /** Titles of those. */
  readonly left: readonly string[]
  /** Whether another undo may succeed for them. */
  readonly canRetry: boolean

  constructor(total: number, left: readonly string[], canRetry: boolean) {
    super('Some jobs keep their decision')
    this.total = total
    this.left = left
    this.canRetry = canRetry
  }
}

const maxNamed = 3

/** The decisions that were made while the review queue was open, the newest of which can be taken back. */
export function useUndoDecision(beforeLeaving: () => void) {
  const [made, setMade] = useState<readonly Undoable[]>([])
  const isRunning = useRef(false)
  const last = made.at(-1)
  // A part is forgotten by the decision that lists it.
  const forget = (gone: Undoable) => setMade((all) => all.filter((one) => one !== gone && one.count !== 0))

  /** The last decision, or one part of it. */
  async function undo(tried: Undoable | undefined = last): Promise<void> {
    if (!tried || isRunning.current) return
    isRunning.current = true
    const { title, what = 'job', count = 1 } = tried
    try {
      await delaySignOut(tried.revert())
      forget(tried)
      beforeLeaving()
      tried.reselect()
      showToast('decisionUndone', { title, what, count })
    } catch (error) {
      if (error instanceof PartlyUndone) {
        explainPartlyUndone(tried, error)
        return
      }
      const why = error instanceof HasApplicants ? 'applied' : explainSaveFailure(error)
      showToast('decisionNotUndone', { title, why })
      if (why !== 'offline' && why !== 'notSaved') forget(tried)
    } finally {
      isRunning.current = false
    }
  }

  function explainPartlyUndone(tried: Undoable, { total, left, canRetry }: PartlyUndone) {
    const undone = total - left.length
    if (canRetry) setMade((all) => [...all])
    else forget(tried)
    if (undone > 0) {
      beforeLeaving()
      tried.reselect()
    }
    const titles = left.slice(0, maxNamed).map((title) => `“${title}”`)
    const more = left.length - titles.length
    showToast('decisionPartlyUndone', { undone, total, titles: titles.join(', '), more, canRetry: `${canRetry}` })
  }

  return { last, undo, record: (one: Undoable) => setMade((all) => [...all, one]) }
}
