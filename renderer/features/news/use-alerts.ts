import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { Alerts } from '#renderer/platform/platform.ts'

/** undefined: not known yet, or this device has none. */
export function useAlerts(): Alerts | undefined {
  const { platform } = useServices()
  const [alerts, setAlerts] = useState<Alerts>()
  useEffect(() => {
    // Without them the header says the same.
    platform.openAlerts?.().then(setAlerts, () => {})
  }, [platform])
  return alerts
}

/** Tells when a number has grown while nobody looks, if the person has agreed. */
export function useAlertOnGrowth(count: number, text: string, open: () => void): void {
  const alerts = useAlerts()
  const before = useRef(count)
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && alerts?.readState() === 'on') alerts.show(text, open)
  })
  useEffect(() => {
    if (count > before.current) tell()
    before.current = count
  }, [count])
}
