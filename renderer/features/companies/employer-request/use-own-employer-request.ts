import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'

/** The request of the signed-in person; null: none was made. */
export function useOwnEmployerRequest(uid: string): LiveQuery<EmployerRequest | null> {
  const { ownRequest } = useRepositories()
  return useLiveQuery<EmployerRequest | null>(
    (onData, onError) => ownRequest.watch((opened) => opened.watch(onData, onError), onError),
    [ownRequest],
    // A person who becomes an employer in between keeps what they typed.
    { keepPreviousFor: [uid] }
  )
}
