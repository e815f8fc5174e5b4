import { useMemo, useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'

/** Limited to jobs that the view shows on any page: nothing hidden is acted upon. */
export function useSelection(matching: readonly Job[] | undefined) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => (matching ?? []).filter(({ id }) => wanted.has(id)), [matching, wanted])
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  return {
    selected,
    ids,
    /** Keeps what is hidden now. */
    select: (some: readonly string[]) =>
      setWanted((before) => {
        const seen = new Set((matching ?? []).map(({ id }) => id))
        return new Set([...[...before].filter((id) => !seen.has(id)), ...some])
      }),
    selectAll: () => setWanted(new Set((matching ?? []).map(({ id }) => id))),
    clear: () => setWanted(new Set())
  }
}

/** Selects or deselects a whole page, including rows that are not rendered yet. */
export function changePage(page: readonly Job[], selected: ReadonlySet<string>, isOn: boolean): string[] {
  const ids = new Set(page.map(({ id }) => id))
  return [...[...selected].filter((id) => !ids.has(id)), ...(isOn ? ids : [])]
}
