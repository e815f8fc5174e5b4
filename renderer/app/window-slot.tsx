import { useServices } from '#renderer/hooks/services.ts'
import { useLateComponent } from './use-late-component.ts'

const loadArea = () => import('./window/window-area.tsx').then((late) => late.WindowArea)

/** What belongs to a window that is the app's own. Its code comes when the first screen has been painted. */
export function WindowSlot() {
  const own = useServices().platform.ownWindow
  const Area = useLateComponent(own !== undefined, loadArea)
  return own && Area ? <Area own={own} /> : null
}
