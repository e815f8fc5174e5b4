import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '#renderer/stores/session-store.ts'

/** When the code could not be fetched it is asked for again: without it nobody would be signed out. */
const retryAfterMs = 5_000

/** On a kiosk a visit ends for visitors too. Fixed in each build. */
const followsVisitors = Boolean(import.meta.env.LOUPE_KIOSK)

/** Signs out who has left the device. Its code comes when somebody is signed in. */
export function IdleSlot() {
  const uid = useSession(({ user }) => user?.uid ?? '')
  const [Guard, setGuard] = useState<ComponentType<{ uid: string; minutes: number }>>()
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if ((!uid && !followsVisitors) || Guard) return
    let timer: ReturnType<typeof setTimeout>
    import('#renderer/features/kiosk/idle-guard.tsx').then(
      (module) => setGuard(() => module.IdleGuard),
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), retryAfterMs)
      }
    )
    return () => clearTimeout(timer)
  }, [uid, Guard, attempt])

  const isWatched = uid !== '' || followsVisitors
  return isWatched && Guard ? <Guard key={uid} uid={uid} minutes={import.meta.env.LOUPE_IDLE_MINUTES} /> : null
}
