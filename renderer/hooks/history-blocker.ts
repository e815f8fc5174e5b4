/** Looks at a step through the history before the router does. True: the router never hears of it. */
type Hold = () => boolean

let hold: Hold | undefined

/**
 * Lets screens hold the way back. Call it before the router is there: the browser tells those first who asked first, and the
 * router leaves the screen as soon as it is told.
 */
export function watchWayBack(): void {
  window.addEventListener('popstate', (event) => {
    if (hold?.()) event.stopImmediatePropagation()
  })
}

/** Asks before each step through the history, until the returned function is called. One screen at a time. */
export function holdWayBack(mine: Hold): () => void {
  hold = mine
  return () => {
    if (hold === mine) hold = undefined
  }
}
