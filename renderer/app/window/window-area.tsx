import '#renderer/messages/members.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { FindBar } from './find-bar.tsx'
import { useRequestedRoute } from './use-requested-route.ts'
import { WaitingSign } from './waiting-sign.tsx'

export function WindowArea({ own }: { own: OwnWindow }) {
  useRequestedRoute(own)
  return (
    <>
      <FindBar own={own} />
      <WaitingSlot own={own} />
    </>
  )
}

function WaitingSlot({ own }: { own: OwnWindow }) {
  const user = useSession((session) => (session.user?.isAdmin || session.user?.isEmployer ? session.user : null))
  return user ? <WaitingSign key={user.uid} own={own} user={user} /> : null
}
