import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

/** The reasons that the administrator keeps, in the order in which they were saved. */
export function useSavedReasons(): LiveQuery<SavedReason[]> {
  const { reasons } = useRepositories()
  return useLiveQuery<SavedReason[]>((onData, onError) => reasons.watch(onData, onError), [reasons])
}
