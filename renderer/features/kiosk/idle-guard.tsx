import '#renderer/messages/candidate-messages.ts'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { createIdleMonitor, type IdleChannel, type IdleMonitor } from './idle-monitor.ts'
import { IdleWarning } from './idle-warning.tsx'

/** Polls: timers of a device that slept resume as if no time had passed. */
const checkEveryMs = 1_000
/** Keeps the channel open for the last tab's message after sign-out. */
const closeAfterMs = 2_000
/** No 'scroll': pages also scroll without a person. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']

interface Props {
  /** '' on a kiosk: a visitor. */
  uid: string
  minutes: number
}

/** Signs an idle person out in all their tabs after a warning; a kiosk restarts at home for visitors too. */
export function IdleGuard({ uid, minutes }: Props) {
  const { accounts } = useServices()
  const isThere = useFirstActivity(uid !== '')
  const monitor = useRef<IdleMonitor>(null)
  const [leftMs, setLeftMs] = useState<number | null>(null)

  useEffect(() => {
    if (import.meta.env.LOUPE_KIOSK) announceRestart()
  }, [])

  useEffect(() => {
    if (!isThere) return
    const channel = openChannel(uid)
    let isOver = false
    const end = async () => {
      setLeftMs(null)
      if (uid) showToast('loggedOut', { minutes })
      // Retries: the next visitor must not find the person signed in.
      while (uid && !isOver && !(await hasSignedOut(accounts))) await wait(checkEveryMs)
      if (import.meta.env.LOUPE_KIOSK) restartVisit({ minutes, wasSignedIn: uid !== '' })
    }
    const own = createIdleMonitor({
      limitMs: minutes * 60_000,
      readClocks: () => ({ wallMs: Date.now(), elapsedMs: performance.now() }),
      channel,
      onChange(state) {
        if (state.phase === 'ended') void end()
        else setLeftMs(state.phase === 'warning' ? state.leftMs : null)
      }
    })
    monitor.current = own
    const timer = setInterval(own.check, checkEveryMs)
    const options = { capture: true, passive: true }
    for (const name of activities) window.addEventListener(name, own.noteActivity, options)
    // Checks before the page is seen again.
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
  }, [uid, minutes, accounts, isThere])

  return <IdleWarning leftMs={leftMs} isSignedIn={uid !== ''} onStay={() => monitor.current?.stay()} />
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

const hasSignedOut = (accounts: Pick<Accounts, 'signOut'>) =>
  accounts.signOut().then(
    () => true,
    () => false
  )

/** Activity starts the clock: an untouched kiosk is left alone. */
function useFirstActivity(isSignedIn: boolean): boolean {
  const [isThere, setThere] = useState(isSignedIn)
  useEffect(() => {
    if (isThere) return
    const note = () => setThere(true)
    const options = { capture: true, passive: true }
    for (const name of activities) window.addEventListener(name, note, options)
    return () => {
      for (const name of activities) window.removeEventListener(name, note, options)
    }
  }, [isThere])
  return isThere
}

function openChannel(uid: string): IdleChannel {
  // Without BroadcastChannel each tab counts for itself.
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

const endingSchema = v.object({ minutes: v.number(), wasSignedIn: v.boolean() })
type Ending = v.InferOutput<typeof endingSchema>

/** Reloads at home, so that no memory of the page survives; clears the clipboard where permitted. The reason travels in history state, since nothing may be stored. */
function restartVisit(ended: Ending): void {
  navigator.clipboard?.writeText('').catch(() => {})
  // The visitor has left: unsaved-changes prompts are skipped.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  history.replaceState({ ended }, '', '/')
  location.reload()
}

function announceRestart(): void {
  const state: unknown = history.state
  const read = v.safeParse(v.object({ ended: endingSchema }), state)
  if (!read.success) return
  const { minutes, wasSignedIn } = read.output.ended
  const { ended: _, ...rest } = state as Record<string, unknown>
  history.replaceState(rest, '')
  showToast(wasSignedIn ? 'loggedOut' : 'kioskCleared', { minutes })
}
