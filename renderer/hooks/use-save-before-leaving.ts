import { useEffect } from 'react'

/** Saves when the page is hidden or left, and when the component goes. `save`: stable. */
export function useSaveBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [save])
}
