import { useEffect, useMemo, useState } from 'react'
import type { DraftRepository, FoundDraft } from '#renderer/data/draft-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import type { TypedDraft } from '#shared/collections/job-drafts.ts'

/** The draft that the signed-in person has kept for a job; undefined: for a new one. Use it in a component whose key names the job and the person. */
export function useStoredDraft(jobId: string | undefined) {
  const { draft: draftOf } = useRepositories()
  const repository = useMemo(() => draftOf(jobId), [draftOf, jobId])
  /** null: there is none; undefined: not known yet. */
  const [draft, setDraft] = useState<FoundDraft | null>()

  useEffect(() => {
    let isActive = true
    const onData = (stored: FoundDraft | null | undefined) => isActive && setDraft(stored ?? null)
    // A draft that cannot be read must not keep anybody from writing.
    repository.read().then(onData, () => onData(null))
    return () => {
      isActive = false
    }
  }, [repository])

  return { repository, draft }
}

/** Saves the draft of a form while it is open, and at the last moment before it closes. `found`: what was stored before. */
export function useDraft(repository: DraftRepository, found: FoundDraft | null) {
  const [state, setState] = useState<DraftState>(found ? (found.isHere ? 'here' : 'kept') : 'none')
  const [autosave] = useState(() => createDraftAutosave(repository, setState))

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') autosave.flush()
    }
    window.addEventListener('pagehide', autosave.flush)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', autosave.flush)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      autosave.flush()
    }
  }, [autosave])

  return { state, autosave }
}

export type DraftState =
  /** Nothing was typed that is not stored anyway. */
  | 'none'
  | 'kept'
  /** It lies on this device: the shared board could not be reached. */
  | 'here'
  /** The store did not take it. */
  | 'failed'
  /** The account has as many drafts as it may. */
  | 'full'
  | 'discarded'

interface DraftAutosave {
  /** Saves this a moment after the last change; null: there is nothing left to save. */
  change(typed: TypedDraft | null): void
  /** Saves now what is still waiting. */
  flush(): void
  /** Drops what is waiting and deletes the saved draft. */
  drop(): Promise<void>
}

/** How long after the last key a draft is saved. */
const saveAfterMs = 800

/** Saves one draft while it is typed, one write after the other, and reports the state after each. */
function createDraftAutosave(repository: DraftRepository, onState: (state: DraftState) => void): DraftAutosave {
  let pending: TypedDraft | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = Promise.resolve()

  const enqueue = (step: () => Promise<DraftState>) => {
    const fail = (error: unknown) => onState(error instanceof AccountFull ? 'full' : 'failed')
    steps = steps.then(step).then(onState, fail)
    return steps
  }
  const discard = (state: DraftState) => enqueue(() => repository.discard().then(() => state))
  const flush = () => {
    clearTimeout(timer)
    const typed = pending
    pending = undefined
    if (typed === null) void discard('none')
    else if (typed) void enqueue(() => repository.save(typed))
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
      return discard('discarded')
    }
  }
}
