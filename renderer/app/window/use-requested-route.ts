import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'

/** Goes to the screen that a link from another program or a notification requests. A screen with unsaved work asks first. */
export function useRequestedRoute(own: OwnWindow): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (path: string) => {
    if (path === pathname + search) return
    if (path === pathname) navigate(path)
    else navigateGuarded(() => navigate(path))
  }
  const latest = useRef(go)
  latest.current = go

  useEffect(() => {
    const take = async () => {
      const path = await own.takeRoute().catch(() => null)
      if (path !== null) latest.current(path)
    }
    void take()
    return own.onRouteRequested(() => void take())
  }, [own])
}
