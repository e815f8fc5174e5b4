import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Pause before a position is stored in the history: browsers limit how often. */
const saveAfterMs = 200

/** Time for a list to grow to its old length. */
const restoreTimeoutMs = 3000

interface ScrollPosition {
  y: number
  link?: string
}

const positions = new Map<string, ScrollPosition>()

/** Restores scroll position and focus on Back; a new screen begins at its top. The position is in the history entry, so a reload finds it. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shownPathname = useRef<string>(undefined)

  useLayoutEffect(() => {
    const first = shownPathname.current === undefined
    const arrived = shownPathname.current !== pathname
    shownPathname.current = pathname
    let stopRestoring = () => {}
    if (arrived && !first) focusHeading()
    if (kind === 'POP') stopRestoring = restorePosition(findSavedPosition(key) ?? (arrived && !first ? { y: 0 } : null))
    else if (arrived) window.scrollTo(0, 0)

    let saveTimer: ReturnType<typeof setTimeout>
    const write = () => history.replaceState({ ...history.state, y: window.scrollY }, '')
    const record = () => {
      positions.set(key, { ...positions.get(key), y: window.scrollY })
      clearTimeout(saveTimer)
      saveTimer = setTimeout(write, saveAfterMs)
    }
    const recordLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      if (!link) return
      positions.set(key, { y: window.scrollY, link })
      write()
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', record, { passive: true })
    document.addEventListener('click', recordLink, true)
    return () => {
      stopRestoring()
      clearTimeout(saveTimer)
      window.removeEventListener('scroll', record)
      document.removeEventListener('click', recordLink, true)
    }
  }, [key, pathname, kind])
}

/** Null for an anchor within the page, to which the browser has already scrolled. */
function findSavedPosition(key: string): ScrollPosition | null {
  const y: unknown = history.state?.y
  const saved = typeof y === 'number' ? { y } : null
  // Entries of other origin share the key 'default': only their own state can be trusted.
  return key === 'default' ? saved && { ...positions.get(key), ...saved } : (positions.get(key) ?? saved)
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Scrolls again as the page grows, until the position is reached, the person does something or the time is over. */
function restorePosition(position: ScrollPosition | null): () => void {
  if (!position) return () => {}
  const { y, link } = position
  const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const growth = new ResizeObserver(tryAgain)
  const timeout = setTimeout(stop, restoreTimeoutMs)

  function stop() {
    clearTimeout(timeout)
    growth.disconnect()
    for (const event of interruptions) window.removeEventListener(event, stop)
  }
  function tryAgain() {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) > 1) return
    stop()
    if (link) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true })
  }

  for (const event of interruptions) window.addEventListener(event, stop, { passive: true })
  growth.observe(document.body)
  tryAgain()
  return stop
}
