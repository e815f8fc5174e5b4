import { useServices } from '#renderer/hooks/services.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useLateComponent } from './use-late-component.ts'

// What stands above or beside every screen and that few need: each is fetched once it is needed, after the first paint.

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

const loadLayer = () => import('#renderer/features/kiosk/kiosk-layer.tsx').then((late) => late.KioskLayer)

/** What a kiosk shows beside its screens. Nothing of it is fetched on any other computer. Visits end without it, too. */
export function KioskSlot() {
  const { kiosk } = useServices().platform
  const Layer = useLateComponent(kiosk !== undefined, loadLayer)
  return kiosk && Layer ? <Layer kiosk={kiosk} /> : null
}

const loadArea = () => import('./window/window-area.tsx').then((late) => late.WindowArea)

/** What belongs to a window that is the app's own. */
export function WindowSlot() {
  const own = useServices().platform.ownWindow
  const Area = useLateComponent(own !== undefined, loadArea)
  return own && Area ? <Area own={own} /> : null
}
