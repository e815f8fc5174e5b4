import * as v from 'valibot'
import { showToast } from '#renderer/stores/toast-store.ts'

const endingSchema = v.object({ minutes: v.number(), wasSignedIn: v.boolean() })
type Ending = v.InferOutput<typeof endingSchema>

/**
 * Loads the home page in the place of the one that is shown: with the page goes all that it held. What the clipboard holds may be
 * anybody's, and goes too where the browser lets a page without a press do that. What is to be said about it waits in the state of the
 * history, which a reload keeps, so that nothing is stored.
 */
export function beginAnew(ended: Ending): void {
  navigator.clipboard?.writeText('').catch(() => {})
  // Nobody is there to be asked about what they have typed.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  history.replaceState({ ended }, '', '/')
  location.reload()
}

/** Says why the page has begun anew, if it has, once. */
export function sayWhyAnew(): void {
  const state: unknown = history.state
  const read = v.safeParse(v.object({ ended: endingSchema }), state)
  if (!read.success) return
  const { minutes, wasSignedIn } = read.output.ended
  const { ended: _, ...rest } = state as Record<string, unknown>
  history.replaceState(rest, '')
  showToast(wasSignedIn ? 'loggedOut' : 'kioskCleared', { minutes })
}
