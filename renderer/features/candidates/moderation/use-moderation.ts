import { useCallback } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

/** What the administrator does with a card. Each says how it went. */
export function useModeration() {
  const { candidates } = useRepositories()
  const hide = useCallback(
    async ({ id, name }: CandidateProfile) => {
      try {
        await candidates.setBlocked(id, true)
        showToast('cardBlocked', { name })
      } catch (error) {
        showFailure('card', error)
      }
    },
    [candidates]
  )
  const show = async ({ id, name }: CandidateProfile) => {
    try {
      await candidates.setBlocked(id, false)
      showToast('cardUnblocked', { name })
    } catch (error) {
      showFailure('card', error)
    }
  }
  const remove = async ({ id, name }: CandidateProfile) => {
    try {
      await candidates.remove(id)
      showToast('cardDeleted', { name })
    } catch (error) {
      showFailure('card', error)
    }
  }
  return { hide, show, remove }
}
