import { useMemo, useState } from 'react'
import type { FoundDraft, JobDraftRepository } from '#renderer/data/job-draft-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useSaveBeforeLeaving } from '#renderer/hooks/use-save-before-leaving.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import type { TypedDraft } from '#shared/collections/job-drafts.ts'

/** `jobId` undefined: a new job. Needs a key of the job and the person. */
export function useStoredDraft(jobId: string | undefined) {
  const { draft: draftOf } = useRepositories()
  const repository = useMemo(() => draftOf(jobId), [draftOf, jobId])
  /** null: there is none. An unreadable one must not keep anybody from writing. */
  const { data: draft } = useLiveQuery<FoundDraft | null>(
    (onData) => {
      repository.read().then(
        (stored) => onData(stored ?? null),
        () => onData(null)
      )
      return undefined
    },
    [repository],
    // A person who becomes an employer in between keeps what they typed.
    { keepPreviousFor: [jobId] }
  )
  return { repository, draft }
}

/** Autosaves a draft, also when the page is left or hidden. */
export function useDraft(repository: JobDraftRepository, found: FoundDraft | null) {
  const [state, setState] = useState<DraftState>(found ? (found.isHere ? 'here' : 'kept') : 'none')
  const [autosave] = useState(() => createDraftAutosave(repository, setState))
  useSaveBeforeLeaving(autosave.flush)
  return { state, autosave }
}

export type DraftState =
  /** Nothing differs from the stored job. */
  | 'none'
  | 'kept'
  /** On this device: the shared board could not be reached. */
  | 'here'
  | 'failed'
  | 'full'
  | 'discarded'

const saveAfterMs = 800

/** Writes one after the other, and reports the state after each. */
function createDraftAutosave(repository: JobDraftRepository, onState: (state: DraftState) => void) {
  let pending: TypedDraft | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = Promise.resolve()

  const enqueue = (step: () => Promise<DraftState>) => {
    const fail = (error: unknown) => onState(error instanceof AccountLimitError ? 'full' : 'failed')
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
    /** Debounced; null discards the saved draft. */
    change(typed: TypedDraft | null) {
      pending = typed
      clearTimeout(timer)
      timer = setTimeout(flush, saveAfterMs)
    },
    /** Cancels a pending save and deletes the saved draft. */
    drop() {
      clearTimeout(timer)
      pending = undefined
      return discard('discarded')
    }
  }
}
