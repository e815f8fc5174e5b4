import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Alerts } from '#renderer/platform/platform.ts'

/** undefined: not known yet, or this device has none. */
export function useNotifications(): Alerts | undefined {
  const { platform } = useServices()
  const [alerts, setAlerts] = useState<Alerts>()
  useEffect(() => {
    // Without them the header says the same.
    platform.openAlerts?.().then(setAlerts, () => {})
  }, [platform])
  return alerts
}

/** Notifies when a count has grown while the page is hidden, if the person has agreed. A count that was unknown does not count as grown. */
export function useAlertOnGrowth(counts: readonly (number | undefined)[], text: string, open: () => void): void {
  const alerts = useNotifications()
  const before = useRef(counts)
  const playAlert = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && alerts?.readState() === 'on') alerts.show(text, open)
  })
  useEffect(() => {
    if (counts.some((count = 0, at) => count > (before.current[at] ?? count))) playAlert()
    before.current = counts
  }, [counts])
}
