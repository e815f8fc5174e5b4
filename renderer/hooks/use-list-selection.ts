import { useCallback, useMemo, useState } from 'react'

type Identified = { id: string }

export type Toggle = (id: string, isOn: boolean) => void

/** Limited to what is shown: nothing hidden is acted upon, and it is still selected once it shows again. */
export function useListSelection<Item extends Identified>(shown: readonly Item[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => shown.filter(({ id }) => wanted.has(id)), [shown, wanted])
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  const listHidden = (before: ReadonlySet<string>) => {
    const seen = new Set(shown.map(({ id }) => id))
    return [...before].filter((id) => !seen.has(id))
  }
  return {
    selected,
    ids,
    /** Referentially stable. */
    toggle: useCallback<Toggle>(
      (id, isOn) => setWanted((before) => new Set([...[...before].filter((one) => one !== id), ...(isOn ? [id] : [])])),
      []
    ),
    select: (some: readonly string[]) => setWanted((before) => new Set([...listHidden(before), ...some])),
    selectAll: () => setWanted(new Set(shown.map(({ id }) => id))),
    clear: () => setWanted(new Set()),
    forget: (some: readonly string[]) => setWanted((before) => new Set([...before].filter((id) => !some.includes(id))))
  }
}

/** Selects or deselects a whole page, including rows that are not rendered yet. */
export function changePage(page: readonly Identified[], selected: ReadonlySet<string>, isOn: boolean): string[] {
  const ids = new Set(page.map(({ id }) => id))
  return [...[...selected].filter((id) => !ids.has(id)), ...(isOn ? ids : [])]
}
