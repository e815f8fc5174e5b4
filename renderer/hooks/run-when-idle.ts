/** The browser answers presses between two slices. It calls once in 50 ms: much shorter ones would leave it idle. */
const sliceMs = 24
/** Without requestIdleCallback. */
const pauseMs = 8
/** A page that is never idle goes on all the same. */
const timeoutMs = 500

/** Takes the steps in slices while the page is idle. Returns what ends it early. */
export function runWhenIdle(steps: Iterator<unknown>): () => void {
  let cancel = () => {}
  const schedule = () => {
    // Safari has none.
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(runSlice, { timeout: timeoutMs })
      cancel = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(runSlice, pauseMs)
      cancel = () => clearTimeout(id)
    }
  }
  const runSlice = () => {
    const end = performance.now() + sliceMs
    while (performance.now() < end) if (steps.next().done) return
    schedule()
  }
  schedule()
  return () => cancel()
}
