import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Unsent } from '#shared/collections/unsent.ts'

export function useUnsent(outbox: Outbox | null): LiveQuery<Unsent[]> {
  return useLiveQuery<Unsent[]>(
    (onData, onError) => {
      if (outbox) return outbox.watch(onData, onError)
      onData([])
    },
    [outbox]
  )
}
