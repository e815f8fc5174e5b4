import { type ComponentType, useEffect, useState } from 'react'

const retryAfterMs = 5_000

/**
 * A component above the screens whose code is fetched when it is first wanted; undefined: not there yet. What could not be fetched is
 * asked for again: nothing on the screen would lead to it.
 * @param load the same function each time
 */
export function useLateComponent<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!isWanted || Loaded) return
    let timer: ReturnType<typeof setTimeout>
    load().then(
      (component) => setLoaded(() => component),
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), retryAfterMs)
      }
    )
    return () => clearTimeout(timer)
  }, [isWanted, load, Loaded, attempt])

  return Loaded
}
