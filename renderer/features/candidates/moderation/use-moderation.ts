import { useMemo } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

type Said = 'cardBlocked' | 'cardUnblocked' | 'cardDeleted'

export function useModeration() {
  const { candidates } = useRepositories()
  return useMemo(() => {
    const createStep =
      (run: (id: string) => Promise<unknown>, said: Said) =>
      async ({ id, name }: CandidateProfile) => {
        try {
          await run(id)
          showToast(said, { name })
        } catch (error) {
          showFailure('card', error)
        }
      }
    return {
      hide: createStep((id) => candidates.setBlocked(id, true), 'cardBlocked'),
      show: createStep((id) => candidates.setBlocked(id, false), 'cardUnblocked'),
      remove: createStep((id) => candidates.remove(id), 'cardDeleted')
    }
  }, [candidates])
}
