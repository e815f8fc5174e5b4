import { useSyncExternalStore } from 'react'

/** The width from which the columns stand beside each other; stage-board.css has the same. */
const wideQuery = matchMedia('(min-width: 64rem)')

function subscribe(onChange: () => void): () => void {
  wideQuery.addEventListener('change', onChange)
  return () => wideQuery.removeEventListener('change', onChange)
}

/** Whether there is room for columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wideQuery.matches)
}
