import { type ComponentType, useEffect, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'

/** When the code could not be fetched it is asked for again. Visits end without it, too. */
const retryAfterMs = 5_000

/** What a kiosk shows beside its screens. Nothing of it is fetched on any other computer. */
export function KioskSlot() {
  const { kiosk } = useServices().platform
  const [Layer, setLayer] = useState<ComponentType<{ kiosk: Kiosk }>>()
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!kiosk || Layer) return
    let timer: ReturnType<typeof setTimeout>
    import('#renderer/features/kiosk/kiosk-layer.tsx').then(
      (module) => setLayer(() => module.KioskLayer),
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), retryAfterMs)
      }
    )
    return () => clearTimeout(timer)
  }, [kiosk, Layer, attempt])

  return kiosk && Layer ? <Layer kiosk={kiosk} /> : null
}
