import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { leaveBy } from '#renderer/hooks/leave-by.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'

/**
 * Goes to the screen that a link from another program or a notification asks for: at once when the page has just been loaded
 * for it, and whenever there is a new wish. A screen with unsaved work asks first.
 */
export function useRequestedRoute(own: OwnWindow): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (path: string) => {
    if (path === pathname + search) return
    // The same screen with another view is not left.
    if (path === pathname) navigate(path)
    else leaveBy(() => navigate(path))
  }
  // The newest screen and its way on, for a listener that stays.
  const latest = useRef(go)
  latest.current = go

  useEffect(() => {
    const take = async () => {
      // A wish that cannot be read is none.
      const path = await own.takeRoute().catch(() => null)
      if (path !== null) latest.current(path)
    }
    void take()
    return own.onRouteRequested(() => void take())
  }, [own])
}
