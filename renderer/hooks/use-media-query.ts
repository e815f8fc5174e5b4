import { useCallback, useSyncExternalStore } from 'react'

/** Breakpoints; the style sheets have the same. */
export const roomFor = {
  table: '(min-width: 48rem)',
  columns: '(min-width: 64rem)',
  pane: '(min-width: 80rem)',
  everyColumn: '(min-width: 90rem)'
} as const

export function useMediaQuery(query: string): boolean {
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
