import * as v from 'valibot'
import { showToast } from '#renderer/stores/toast-store.ts'

const endingSchema = v.object({ minutes: v.number(), wasSignedIn: v.boolean() })
type Ending = v.InferOutput<typeof endingSchema>

/** Reloads at home, so that no memory of the page survives; clears the clipboard where permitted. The reason travels in history state, since nothing may be stored. */
export function restartVisit(ended: Ending): void {
  navigator.clipboard?.writeText('').catch(() => {})
  // The visitor has left: unsaved-changes prompts are skipped.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  history.replaceState({ ended }, '', '/')
  location.reload()
}

export function announceRestart(): void {
  const state: unknown = history.state
  const read = v.safeParse(v.object({ ended: endingSchema }), state)
  if (!read.success) return
  const { minutes, wasSignedIn } = read.output.ended
  const { ended: _, ...rest } = state as Record<string, unknown>
  history.replaceState(rest, '')
  showToast(wasSignedIn ? 'loggedOut' : 'kioskCleared', { minutes })
}
