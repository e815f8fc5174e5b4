import { useSyncExternalStore } from 'react'

/** From which widths on there is room for what; the style sheets beside have the same. */
const widths = {
  /** Columns beside each other. */
  columns: matchMedia('(min-width: 64rem)'),
  /** A sheet beside the list. */
  pane: matchMedia('(min-width: 80rem)')
}

/** Whether there is room. */
export function useWidth(width: keyof typeof widths): boolean {
  const query = widths[width]
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => query.matches
  )
}
