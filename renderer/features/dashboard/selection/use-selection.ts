import { useMemo, useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'

/** Which jobs are selected: of those that the view shows on any of its pages. What it hides is not acted upon unseen. */
export function useSelection(matching: readonly Job[] | undefined) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => (matching ?? []).filter(({ id }) => wanted.has(id)), [matching, wanted])
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  return {
    selected,
    ids,
    /** What was selected where one cannot look now stays so. */
    select: (some: readonly string[]) =>
      setWanted((before) => {
        const seen = new Set((matching ?? []).map(({ id }) => id))
        return new Set([...[...before].filter((id) => !seen.has(id)), ...some])
      }),
    selectAll: () => setWanted(new Set((matching ?? []).map(({ id }) => id))),
    clear: () => setWanted(new Set())
  }
}
