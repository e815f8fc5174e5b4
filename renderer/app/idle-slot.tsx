import { useSession } from '#renderer/stores/session-store.ts'
import { useLateComponent } from './use-late-component.ts'

/** On a kiosk a visit ends for visitors too. Fixed in each build. */
const followsVisitors = Boolean(import.meta.env.LOUPE_KIOSK)

const loadGuard = () => import('#renderer/features/kiosk/idle-guard.tsx').then((late) => late.IdleGuard)

/** Signs out who has left the device. Its code comes when somebody is signed in. */
export function IdleSlot() {
  const uid = useSession(({ user }) => user?.uid ?? '')
  const isWatched = uid !== '' || followsVisitors
  const Guard = useLateComponent(isWatched, loadGuard)
  return isWatched && Guard ? <Guard key={uid} uid={uid} minutes={import.meta.env.LOUPE_IDLE_MINUTES} /> : null
}
