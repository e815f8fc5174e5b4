import { useSyncExternalStore } from 'react'

const matchWide = () => matchMedia('(min-width: 48rem)')

/** Whether there is room for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchWide().matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchWide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
