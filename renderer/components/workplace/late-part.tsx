import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'

interface Waiting {
  /** Stands there until the code has come, in the shape of what will. */
  waiting: ReactNode
  /** What could not be shown when it does not come. */
  failedTitle: string
}

/** A part of a screen whose code is fetched when it is first shown. Where that fails it says so, and can be tried again. */
export function createLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  return function LatePart({ waiting, failedTitle, ...props }: Props & Waiting) {
    const [, show] = useReducer((count: number) => count + 1, 0)
    const [attempt, setAttempt] = useState(0)
    const [failed, setFailed] = useState<number>()
    useEffect(() => {
      if (Loaded) return
      let ended = false
      load().then(
        (component) => {
          Loaded = component
          if (!ended) show()
        },
        () => ended || setFailed(attempt)
      )
      return () => {
        ended = true
      }
    }, [attempt])
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (failed !== attempt) return waiting
    return <LoadFailed title={failedTitle} onRetry={() => setAttempt(attempt + 1)} />
  }
}
