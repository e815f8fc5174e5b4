import { useEffect, useState } from 'react'
import type { DraftPlace } from '#renderer/data/draft-repository.ts'
import { type DraftKeeper, type DraftState, draftKeeper } from './draft-autosave.ts'

/** Keeps the draft of a form while it is open, and at the last moment before it closes. `found`: whether one was there. */
export function useDraft(place: DraftPlace, found: boolean): { state: DraftState; keeper: DraftKeeper } {
  const [state, setState] = useState<DraftState>(found ? 'kept' : 'none')
  const [keeper] = useState(() => draftKeeper(place, setState))

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush()
    }
    window.addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', hidden)
      keeper.flush()
    }
  }, [keeper])

  return { state, keeper }
}
