import '#renderer/messages/idle.json'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { createIdleMonitor, type IdleChannel, type IdleMonitor } from './idle-monitor.ts'
import { IdleWarning } from './idle-warning.tsx'

/** Looked at so often: the timers of a device that slept go on where they stood, as if it had not. */
const checkEveryMs = 1_000
/** What the last tab says is still heard when the person is signed out here already. */
const closeAfterMs = 2_000
/** What people do. A page scrolls by itself too, so that is none of it. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']

interface Props {
  /** Whose tabs these are. */
  uid: string
  /** A person who does nothing for so long is signed out. */
  minutes: number
}

/** Signs a person out who has left the device, in all of their tabs, and asks them before. */
export function IdleGuard({ uid, minutes }: Props) {
  const { accounts } = useServices()
  const monitor = useRef<IdleMonitor>(null)
  const [leftMs, setLeftMs] = useState<number | null>(null)

  useEffect(() => {
    const channel = openChannel(uid)
    let isOver = false
    const end = () => {
      setLeftMs(null)
      showToast('loggedOut', { minutes })
      // Tried until it works: whoever comes next must not find the person signed in.
      const signOut = () => accounts.signOut().catch(() => void setTimeout(() => isOver || signOut(), checkEveryMs))
      if (!isOver) signOut()
    }
    const own = createIdleMonitor({
      limitMs: minutes * 60_000,
      readClocks: () => ({ wallMs: Date.now(), elapsedMs: performance.now() }),
      channel,
      onChange(state) {
        if (state.phase === 'ended') end()
        else setLeftMs(state.phase === 'warning' ? state.leftMs : null)
      }
    })
    monitor.current = own
    const timer = setInterval(own.check, checkEveryMs)
    const options = { capture: true, passive: true }
    for (const name of activities) window.addEventListener(name, own.noteActivity, options)
    // Before anything of the page is seen again.
    for (const name of ['focus', 'pageshow']) window.addEventListener(name, own.check)
    document.addEventListener('visibilitychange', own.check)
    return () => {
      isOver = true
      clearInterval(timer)
      for (const name of activities) window.removeEventListener(name, own.noteActivity, options)
      for (const name of ['focus', 'pageshow']) window.removeEventListener(name, own.check)
      document.removeEventListener('visibilitychange', own.check)
      setTimeout(channel.close, closeAfterMs)
    }
  }, [uid, minutes, accounts])

  return <IdleWarning leftMs={leftMs} onStay={() => monitor.current?.stay()} />
}

function openChannel(uid: string): IdleChannel {
  // Without one each tab counts for itself.
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`loupe.idle.${uid}`)
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data)
    },
    close: () => channel.close()
  }
}
