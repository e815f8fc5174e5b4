import { useSyncExternalStore } from 'react'

/** The header casts a shadow once the page has scrolled more than this, in pixels. */
const shadowAfterPx = 20

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > shadowAfterPx,
    () => false
  )
}
