import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { guardNavigation } from './guarded-navigation.ts'

/**
 * Asks before unsaved work is left by a link, Back, Forward, navigateGuarded or closing the tab. Staying after Back cuts off the way forward.
 * @param isModal a step to another question of the same path leaves it as well
 */
export function useNavigationGuard(unsaved: boolean, isModal = false) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [resume, setResume] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!unsaved) return
    const { href } = window.location
    const { state } = history
    let isLeaving = false

    const holdLink = (event: MouseEvent) => {
      const to = findTarget(event, pathname)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setResume(() => () => navigate(to))
    }
    const release = guardNavigation({
      blocksHistory() {
        const passes = isLeaving || (!isModal && window.location.pathname === pathname)
        isLeaving = false
        if (passes) return false
        // The history is ahead by one step: this page becomes the next entry, and leaving is one step back.
        history.pushState(state, '', href)
        setResume(() => () => {
          isLeaving = true
          history.back()
        })
        return true
      },
      hold: (go) => setResume(() => go)
    })
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', holdLink, true)
    window.addEventListener('beforeunload', askBrowser)
    return () => {
      release()
      document.removeEventListener('click', holdLink, true)
      window.removeEventListener('beforeunload', askBrowser)
    }
  }, [unsaved, isModal, pathname, navigate])

  return {
    asking: resume !== null,
    stay: () => setResume(null),
    leave() {
      setResume(null)
      resume?.()
    }
  }
}

/** Address within the app that a click leads to; null: it does something else. */
function findTarget(event: MouseEvent, here: string): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!plain || !link || link.target === '_blank' || link.hasAttribute('download')) return null
  const to = new URL(link.href, window.location.href)
  return to.origin === window.location.origin && to.pathname !== here ? to.pathname + to.search + to.hash : null
}
