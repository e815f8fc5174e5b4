import { useEffect, useState } from 'react'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'

interface ShortlistEntries {
  /** Newest first; undefined: not known yet, or there is no list. */
  entries: readonly ShortlistEntry[] | undefined
  failed: boolean
  retry: () => void
}

/** Who stands on a shortlist, now and after every change. */
export function useShortlistEntries(list: ShortlistRepository | null): ShortlistEntries {
  const [known, setKnown] = useState<{ of: ShortlistRepository; entries: readonly ShortlistEntry[] }>()
  const [failed, setFailed] = useState(false)
  const { attempt, retry } = useRetry()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    return list?.watch(
      (entries) => {
        setKnown({ of: list, entries })
        setFailed(false)
      },
      () => setFailed(true)
    )
  }, [list, attempt])

  // Whoever comes after another person on this device must not see their list for a moment.
  return { entries: known?.of === list ? known?.entries : undefined, failed, retry }
}
