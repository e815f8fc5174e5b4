/** A screen with unsaved work. One at a time. */
interface Guard {
  /** Called for each step through the history, before the router. True: the step is blocked, and the router does not see it. */
  blocksHistory(): boolean
  /** Gets each navigation that code begins. */
  hold(go: () => void): void
}

let guard: Guard | undefined

/** Lets screens block Back and Forward. Called before the router is created: listeners are called in the order in which they were added. */
export function installHistoryBlocker(): void {
  window.addEventListener('popstate', (event) => {
    if (guard?.blocksHistory()) event.stopImmediatePropagation()
  })
}

/** Leaves the screen by code; a screen with unsaved work asks first, as it does of links. */
export function navigateGuarded(go: () => void): void {
  if (guard) guard.hold(go)
  else go()
}

/** Sets the guard until the returned function is called. */
export function guardNavigation(own: Guard): () => void {
  guard = own
  return () => {
    if (guard === own) guard = undefined
  }
}
