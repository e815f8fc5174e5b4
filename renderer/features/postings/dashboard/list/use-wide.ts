import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as wide as a media query asks; without one, whether there is room for a table. */
export function useWide(query = '(min-width: 48rem)'): boolean {
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
