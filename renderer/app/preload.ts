import { findScreen } from './screens.tsx'

/** Fetches the code of the screen again when that failed before. */
export function retryScreen(pathname: string): void {
  findScreen(pathname)?.preload?.()
}

/** Begins to fetch the code of a screen as soon as somebody points at a link to it, wherever the link stands. */
export function preloadOnIntent(): () => void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || link.origin !== location.origin) return
    findScreen(link.pathname)?.preload?.()
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) document.addEventListener(event, preloadTarget, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, preloadTarget)
  }
}
