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
  /** Rejects where it is too late for that. */
  revert(): Promise<unknown>
  reselect(): void
}

/** The decisions that were made while the review queue was open, the newest of which can be taken back. */
export function useUndoDecision(beforeLeaving: () => void) {
  const [made, setMade] = useState<readonly Undoable[]>([])
  const isRunning = useRef(false)
  const last = made.at(-1)
  const forget = (gone: Undoable) => setMade((all) => all.filter((one) => one !== gone))

  async function undo(): Promise<void> {
    if (!last || isRunning.current) return
    isRunning.current = true
    try {
      await delaySignOut(last.revert())
      forget(last)
      beforeLeaving()
      last.reselect()
      showToast('decisionUndone', { title: last.title, what: last.what ?? 'job' })
    } catch (error) {
      const why = error instanceof HasApplicants ? 'applied' : explainSaveFailure(error)
      showToast('decisionNotUndone', { title: last.title, why })
      if (why !== 'offline' && why !== 'notSaved') forget(last)
    } finally {
      isRunning.current = false
    }
  }

  return { last, undo, record: (one: Undoable) => setMade((all) => [...all, one]) }
}
