import type { DraftRepository } from '#renderer/data/draft-repository.ts'
import type { JobTexts } from '#shared/domain/job-form.ts'

export type DraftState =
  /** Nothing was typed that is not stored anyway. */
  | 'none'
  | 'kept'
  /** The device did not take it. */
  | 'failed'
  | 'discarded'

/** What is to be kept: the texts and the revision they began with. */
interface TypedDraft {
  texts: JobTexts
  base: number
}

export interface DraftAutosave {
  /** Keeps this a moment after the last change; null: there is nothing left to keep. */
  change(typed: TypedDraft | null): void
  /** Keeps what waits now. */
  flush(): void
  /** Forgets what waits and removes what is kept. */
  drop(): Promise<void>
}

/** How long after the last key a draft is written, in milliseconds. */
export const saveAfterMs = 150

/** Writes one draft, one step after the other, and tells how that went. */
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
