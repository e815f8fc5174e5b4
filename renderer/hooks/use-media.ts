import { useCallback, useSyncExternalStore } from 'react'

/** From which widths on there is room for what; the style sheets of the screens have the same. */
export const roomFor = {
  /** A table instead of a list. */
  table: '(min-width: 48rem)',
  /** Columns beside each other. */
  columns: '(min-width: 64rem)',
  /** A sheet beside the list. */
  pane: '(min-width: 80rem)',
  /** All that a table can tell. */
  everyColumn: '(min-width: 90rem)'
} as const

/** Whether the window meets a media query, now and after every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query]
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
