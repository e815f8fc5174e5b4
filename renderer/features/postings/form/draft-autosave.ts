import type { DraftPlace } from '#renderer/data/draft-repository.ts'
import type { JobTexts } from '#shared/domain/job-form.ts'

export type DraftState =
  /** Nothing was typed that is not stored anyway. */
  | 'none'
  | 'kept'
  /** The device did not take it. */
  | 'failed'
  | 'discarded'

/** What is to be kept: the texts and the revision they began with. */
interface Typed {
  texts: JobTexts
  base: number
}

export interface DraftKeeper {
  /** Keeps this a moment after the last change; null: there is nothing left to keep. */
  change(typed: Typed | null): void
  /** Keeps what waits now. */
  flush(): void
  /** Forgets what waits and removes what is kept. */
  drop(): Promise<void>
}

/** How long after the last key a draft is written, in milliseconds. */
export const draftRest = 150

/** Writes one draft, one step after the other, and tells how that went. */
export function draftKeeper(place: DraftPlace, tell: (state: DraftState) => void): DraftKeeper {
  let waiting: Typed | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = Promise.resolve()

  const next = (step: () => Promise<void>, state: DraftState) => {
    steps = steps.then(step).then(
      () => tell(state),
      () => tell('failed')
    )
    return steps
  }
  const flush = () => {
    clearTimeout(timer)
    const typed = waiting
    waiting = undefined
    if (typed === null) void next(place.discard, 'none')
    else if (typed) void next(() => place.keep(typed.texts, typed.base), 'kept')
  }
  return {
    flush,
    change(typed) {
      waiting = typed
      clearTimeout(timer)
      timer = setTimeout(flush, draftRest)
    },
    drop() {
      clearTimeout(timer)
      waiting = undefined
      return next(place.discard, 'discarded')
    }
  }
}
