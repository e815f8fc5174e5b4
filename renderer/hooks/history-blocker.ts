/** Looks at a step through the history before the router does. True: the router never hears of it. */
type Blocker = () => boolean

let blocker: Blocker | undefined

/**
 * Lets screens hold the way back. Call it before the router is there: the browser tells those first who asked first, and the
 * router leaves the screen as soon as it is told.
 */
export function installHistoryBlocker(): void {
  window.addEventListener('popstate', (event) => {
    if (blocker?.()) event.stopImmediatePropagation()
  })
}

/** Asks before each step through the history, until the returned function is called. One screen at a time. */
export function blockHistory(own: Blocker): () => void {
  blocker = own
  return () => {
    if (blocker === own) blocker = undefined
  }
}
