/** Debounces searches while a person types: of several in a row only the last is sent. */
const pauseMs = 250

export type AwaitTurn = () => Promise<void>

export function createSearchDebounce(): AwaitTurn {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const isTyping = Date.now() - last < pauseMs
    last = Date.now()
    if (isTyping) await new Promise((go) => setTimeout(go, pauseMs))
  }
}
