import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react'
import { LoadFailed } from './empty-state.tsx'

/** The code of a screen could not be loaded: no connection, or the app was updated since this tab was opened. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of the screen could not be loaded', { cause })
    this.name = 'CodeNotLoaded'
  }
}

/** Lazy screen. Unlike React.lazy, `preload` retries after a failure, and loaded code renders at once, so that hydration matches the prerendered page. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  const begin = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
        return component
      },
      (cause: unknown) => {
        hasFailed = true
        throw new CodeNotLoaded(cause)
      }
    )
    return loading
  }
  const Lazy = (props: Props) => {
    const Shown = Loaded ?? use(begin())
    return <Shown {...props} />
  }
  /** Loads the code once, and again after a failure. Rejects with CodeNotLoaded. */
  // Only here: a new promise in each rendering after a failure would never reach the error boundary.
  const preload = () => {
    if (hasFailed) loading = undefined
    hasFailed = false
    return begin()
  }
  return Object.assign(Lazy, { preload })
}

const retryAfterMs = 5_000

interface Around {
  /** Placeholder in the shape of the part. */
  waiting?: ReactNode
  /** Title of a failure, above a button that tries again. */
  failedTitle?: string
  /** Placeholder after a failure without a title; the code is then asked for again every five seconds. */
  failed?: ReactNode
}

/** Lazy part of a screen. Without Suspense: React keeps each fallback on the screen for 300 ms. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyComponent(load)
  let isLoaded = false
  return function LazyPart({ waiting, failedTitle, failed, ...props }: Props & Around) {
    const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false })
    const retriesItself = failedTitle === undefined
    useEffect(() => {
      if (isLoaded) return
      let isOver = false
      let timer: ReturnType<typeof setTimeout>
      Part.preload()
        .then(() => {
          isLoaded = true
        })
        .catch(() => {
          if (retriesItself && !isOver)
            timer = setTimeout(() => setState({ attempt: attempt + 1, hasFailed: true }), retryAfterMs)
        })
        .finally(() => isOver || setState({ attempt, hasFailed: !isLoaded }))
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    }, [attempt, retriesItself])
    if (isLoaded) return <Part {...(props as unknown as Props)} />
    if (!hasFailed) return waiting
    if (retriesItself) return failed
    return <LoadFailed title={failedTitle} onRetry={() => setState({ attempt: attempt + 1, hasFailed: false })} />
  }
}
