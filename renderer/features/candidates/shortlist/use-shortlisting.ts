import { useCallback } from 'react'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'

interface Shortlisting {
  add: (candidate: CandidateProfile) => Promise<void>
  remove: (candidate: CandidateProfile) => Promise<void>
}

/** Puts candidates on a shortlist and takes them off, and says how that went. */
export function useShortlisting(list: ShortlistRepository | null): Shortlisting {
  const add = useCallback(
    async (candidate: CandidateProfile) => {
      if (!list) return
      try {
        const outcome = await list.add(candidate)
        showToast(outcome === 'added' ? 'candidateShortlisted' : 'candidateAlready', { name: candidate.name })
      } catch (error) {
        sayFailure(error)
      }
    },
    [list]
  )
  const remove = useCallback(
    async (candidate: CandidateProfile) => {
      if (!list) return
      try {
        await list.remove(candidate.id)
        showToast('candidateRemoved', { name: candidate.name })
      } catch (error) {
        sayFailure(error)
      }
    },
    [list]
  )
  return { add, remove }
}

/** Says why a shortlist was not changed. */
export function sayFailure(error: unknown): void {
  const refused = error instanceof StoreError && error.failure === 'refused'
  showToast(refused ? 'candidateRefused' : 'notSaved')
}
