import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useRepositories } from './use-repositories.ts'

/**
 * Puts what failed for want of a connection where it waits. Resolves with whether it lies there now; undefined: it failed for another
 * reason, or nothing may wait on this device.
 */
export function useKeepUnsent() {
  const { outbox } = useRepositories()
  return async (error: unknown, keep: (outbox: Outbox) => Promise<void>): Promise<boolean | undefined> => {
    if (!outbox || !(error instanceof StoreError && error.isOffline)) return undefined
    return keep(outbox).then(
      () => true,
      () => false
    )
  }
}
