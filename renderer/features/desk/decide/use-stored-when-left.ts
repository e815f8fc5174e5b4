import { type RefObject, useEffect } from 'react'
import { storeDecisions, useHeldDecisions } from './held-decisions.ts'

/**
 * Stores what is held as soon as nobody is at the desk to take it back: the screen is left, the window is hidden or closed, or the
 * person turns to something beside the desk. While something is not stored yet, a window that is closed asks first, in the browser's own
 * words.
 */
export function useStoredWhenLeft(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const store = () => void storeDecisions()
    const storeHidden = () => document.visibilityState === 'hidden' && store()
    const storeTurned = ({ target }: Event) => isBeside(target, desk.current) && store()
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isUnstored()) return
      store()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', storeHidden)
    document.addEventListener('focusin', storeTurned)
    window.addEventListener('pagehide', store)
    window.addEventListener('beforeunload', askBrowser)
    return () => {
      store()
      document.removeEventListener('visibilitychange', storeHidden)
      document.removeEventListener('focusin', storeTurned)
      window.removeEventListener('pagehide', store)
      window.removeEventListener('beforeunload', askBrowser)
    }
  }, [desk])
}

function isUnstored(): boolean {
  const { held, storing } = useHeldDecisions.getState()
  return held.length > 0 || storing > 0
}

/** In the header or the footer of the page. What belongs to the desk but hangs on the body, dialogs and lists, does not count. */
function isBeside(target: EventTarget | null, desk: HTMLElement | null): target is Element {
  return target instanceof Element && !desk?.contains(target) && target.closest('header, footer') !== null
}
