import { useEffect, useState } from 'react'
import type { DraftRepository } from '#renderer/data/draft-repository.ts'
import { createDraftAutosave, type DraftAutosave, type DraftState } from './draft-autosave.ts'

/**
 * Saves the draft of a form while it is open, and at the last moment before it closes. `isFound`: whether one was
 * stored before.
 */
export function useDraft(
  repository: DraftRepository,
  isFound: boolean
): { state: DraftState; autosave: DraftAutosave } {
  const [state, setState] = useState<DraftState>(isFound ? 'kept' : 'none')
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
