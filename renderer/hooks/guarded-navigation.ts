/** Asked at each step through the history, before the router. True: the step is blocked, and the router never hears of it. */
type HistoryBlocker = () => boolean
type Guard = (go: () => void) => void

let blocker: HistoryBlocker | undefined
let guard: Guard | undefined

/** Lets screens block Back and Forward. Called before the router is created: listeners are called in the order in which they were added. */
export function installHistoryBlocker(): void {
  window.addEventListener('popstate', (event) => {
    if (blocker?.()) event.stopImmediatePropagation()
  })
}

/** Blocks steps through the history as long as `own` says so, until the returned function is called. One screen at a time. */
export function blockHistory(own: HistoryBlocker): () => void {
  blocker = own
  return () => {
    if (blocker === own) blocker = undefined
  }
}

/** Leaves the screen by code; a screen with unsaved work asks first, as it does of links. */
export function navigateGuarded(go: () => void): void {
  if (guard) guard(go)
  else go()
}

/** Gets each navigation that code begins, until the returned function is called. One screen at a time. */
export function guardNavigation(own: Guard): () => void {
  guard = own
  return () => {
    if (guard === own) guard = undefined
  }
}
