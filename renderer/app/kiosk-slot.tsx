import { useServices } from '#renderer/hooks/services.ts'
import { useLateComponent } from './use-late-component.ts'

const loadLayer = () => import('#renderer/features/kiosk/kiosk-layer.tsx').then((late) => late.KioskLayer)

/** What a kiosk shows beside its screens. Nothing of it is fetched on any other computer. Visits end without it, too. */
export function KioskSlot() {
  const { kiosk } = useServices().platform
  const Layer = useLateComponent(kiosk !== undefined, loadLayer)
  return kiosk && Layer ? <Layer kiosk={kiosk} /> : null
}
