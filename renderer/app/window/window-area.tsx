import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useLateComponent } from '../use-late-component.ts'
import { FindBar } from './find-bar.tsx'
import { useRequestedRoute } from './use-requested-route.ts'

const loadSign = () => import('./waiting-sign.tsx').then((late) => late.WaitingSign)

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
  const Sign = useLateComponent(user !== null, loadSign)
  return user && Sign ? <Sign key={user.uid} own={own} user={user} /> : null
}
