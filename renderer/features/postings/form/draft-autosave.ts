import type { DraftRepository } from '#renderer/data/draft-repository.ts'
import type { JobTexts } from '#shared/domain/job/job-form.ts'

export type DraftState =
  /** Nothing was typed that is not stored anyway. */
  | 'none'
  | 'kept'
  /** The device did not take it. */
  | 'failed'
  | 'discarded'

/** What is saved: the texts, and the revision of the job that they began with. */
interface TypedDraft {
  texts: JobTexts
  base: number
}

export interface DraftAutosave {
  /** Saves this a moment after the last change; null: there is nothing left to save. */
  change(typed: TypedDraft | null): void
  /** Saves now what is still waiting. */
  flush(): void
  /** Drops what is waiting and deletes the saved draft. */
  drop(): Promise<void>
}

/** How long after the last key a draft is saved. */
export const saveAfterMs = 150

/** Saves one draft while it is typed, one write after the other, and reports the state after each. */
export function createDraftAutosave(repository: DraftRepository, onState: (state: DraftState) => void): DraftAutosave {
  let pending: TypedDraft | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = Promise.resolve()

  const enqueue = (step: () => Promise<void>, state: DraftState) => {
    steps = steps.then(step).then(
      () => onState(state),
      () => onState('failed')
    )
    return steps
  }
  const flush = () => {
    clearTimeout(timer)
    const typed = pending
    pending = undefined
    if (typed === null) void enqueue(repository.discard, 'none')
    else if (typed) void enqueue(() => repository.save(typed.texts, typed.base), 'kept')
  }
  return {
    flush,
    change(typed) {
      pending = typed
      clearTimeout(timer)
      timer = setTimeout(flush, saveAfterMs)
    },
    drop() {
      clearTimeout(timer)
      pending = undefined
      return enqueue(repository.discard, 'discarded')
    }
  }
}
