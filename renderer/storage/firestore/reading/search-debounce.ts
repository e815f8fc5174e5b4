/** Debounces searches while somebody types: of several in a row only the last is sent. */
const pauseMs = 250

export type AwaitTurn = () => Promise<void>

export function createSearchDebounce(getTime: () => number = Date.now): AwaitTurn {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const isTyping = getTime() - last < pauseMs
    last = getTime()
    if (isTyping) await new Promise((go) => setTimeout(go, pauseMs))
  }
}
