/**
 * Is asked at each step through the history, before the router. True: the step is blocked, and the router never hears
 * of it.
 */
type Blocker = () => boolean

let blocker: Blocker | undefined

/**
 * Lets screens block Back and Forward. Call it before the router is created: listeners are called in the order in which
 * they were added, and the router leaves the screen as soon as it is called.
 */
export function installHistoryBlocker(): void {
  window.addEventListener('popstate', (event) => {
    if (blocker?.()) event.stopImmediatePropagation()
  })
}

/**
 * Blocks steps through the history as long as `own` says so, until the returned function is called. One screen at a
 * time.
 */
export function blockHistory(own: Blocker): () => void {
  blocker = own
  return () => {
    if (blocker === own) blocker = undefined
  }
}
