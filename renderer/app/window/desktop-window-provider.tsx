import '#renderer/messages/candidate-messages.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { AppIconBadge } from './app-icon-badge.tsx'
import { FindInPageBar } from './find-in-page-bar.tsx'

export function DesktopWindowProvider({ own }: { own: OwnWindow }) {
  const user = useSession((session) => session.user)
  useRequestedRoute(own)
  return (
    <>
      <FindInPageBar own={own} />
      {user && <AppIconBadge key={user.uid} own={own} user={user} />}
    </>
  )
}

/** Goes to the screen that a link from another program or a notification requests. A screen with unsaved work asks first. */
function useRequestedRoute(own: OwnWindow): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = useEffectEvent((path: string) => {
    if (path === pathname + search) return
    if (path === pathname) navigate(path)
    else navigateGuarded(() => navigate(path))
  })

  useEffect(() => {
    const take = async () => {
      const path = await own.takeRoute().catch(() => null)
      if (path !== null) go(path)
    }
    void take()
    return own.onRouteRequested(() => void take())
  }, [own])
}
