import { useSyncExternalStore } from 'react'

/** The width from which the columns stand beside each other; board.css has the same. */
const wide = matchMedia('(min-width: 64rem)')

function watch(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether there is room for columns. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
