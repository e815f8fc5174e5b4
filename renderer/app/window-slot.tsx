import { type ComponentType, useEffect, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'

/** What belongs to a window that is the app's own. Its code comes when the first screen has been painted. */
export function WindowSlot() {
  const own = useServices().platform.ownWindow
  const [Area, setArea] = useState<ComponentType<{ own: OwnWindow }>>()

  useEffect(() => {
    if (!own) return
    // Its files lie beside the page's own: one that cannot be read is no more than a search that does not open.
    import('./window/window-area.tsx').then((late) => setArea(() => late.WindowArea)).catch(() => {})
  }, [own])

  return own && Area ? <Area own={own} /> : null
}
