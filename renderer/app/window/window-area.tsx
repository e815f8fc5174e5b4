import { type ComponentType, useEffect, useState } from 'react'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { FindBar } from './find-bar.tsx'
import { useRequestedRoute } from './use-requested-route.ts'
import type { WaitingSignProps } from './waiting-sign.tsx'

/** What a window of the app's own has beside the screens. */
export function WindowArea({ own }: { own: OwnWindow }) {
  useRequestedRoute(own)
  return (
    <>
      <FindBar own={own} />
      <WaitingSlot own={own} />
    </>
  )
}

/** For whom requests or applicants may wait; the code that counts them comes with them. */
function WaitingSlot({ own }: { own: OwnWindow }) {
  const user = useSession((session) => (session.user?.isAdmin || session.user?.isEmployer ? session.user : null))
  const [Sign, setSign] = useState<ComponentType<WaitingSignProps>>()

  useEffect(() => {
    if (user) import('./waiting-sign.tsx').then((late) => setSign(() => late.WaitingSign)).catch(() => {})
  }, [user])

  return user && Sign ? <Sign key={user.uid} own={own} user={user} /> : null
}
