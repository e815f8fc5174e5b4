/** Whoever types searches with every letter: a search that soon follows another is asked for only when no further one has followed it. */
const pauseMs = 250

/** Says when a search may begin: resolves at once, or after the pause. */
export type AwaitTurn = () => Promise<void>

export function createSearchDebounce(getTime: () => number = Date.now): AwaitTurn {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const isTyping = getTime() - last < pauseMs
    last = getTime()
    if (isTyping) await new Promise((go) => setTimeout(go, pauseMs))
  }
}
