import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { countAsStoring, holdDecision, storeDecisions } from './held-decisions.ts'

/** How long what came up by itself is safe from the second press of a double press. */
export const doublePressMs = 400

/** Makes one decision at a time at the desk, whatever is decided about. */
export function useOneDecision<Listeners>(listeners: Listeners) {
  const deciding = useRef(false)
  /** A decision is being stored, or what comes next has only just come up: nothing is decided now. */
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(listeners)
  // With what is drawn, not after it: a decision about what has just come up must go on from there.
  useLayoutEffect(() => {
    latest.current = listeners
  })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
    }
  }, [])
  const setDeciding = (now: boolean) => {
    deciding.current = now
    setBusy(now)
  }

  /** Does nothing while another one is being made. `onMade`: in the same moment, before anything is drawn. Resolves with whether it was made. */
  async function make(
    work: () => Promise<void>,
    onMade: () => void,
    onFailed: (error: unknown) => void
  ): Promise<boolean> {
    if (deciding.current) return false
    setDeciding(true)
    try {
      await work()
    } catch (error) {
      setDeciding(false)
      onFailed(error)
      return false
    }
    onMade()
    timer.current = setTimeout(() => setDeciding(false), doublePressMs)
    return true
  }

  /** Holds a decision that can be taken back. `check` rejects where it could not be stored: that is told now, not when it is. */
  async function hold(check: () => Promise<unknown>, decision: Parameters<typeof holdDecision>[0]): Promise<void> {
    await countAsStoring(async () => {
      await check()
      holdDecision(decision)
    })
    // Whoever left while that was asked is not there to take it back.
    if (isLeft.current || document.visibilityState === 'hidden') storeDecisions()
  }

  return { busy, latest, make, hold }
}

/** A decision that was held could not be stored: what it was about waits again, and something else is on the screen. */
export function showHeldFailure(title: string, error: unknown): void {
  const hasChanged = error instanceof StoreError && error.failure === 'conflict' && error.stored !== undefined
  if (hasChanged) showToast('postingChangedSince', { title })
  else showFailure('posting', error)
}
