import { StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'

/** Code, or a port that it opens, loaded when it is first used. */
export interface Lazy<Part> {
  /** Loads it once; after a failure the next call tries again. Rejects with a StoreError 'unavailable'. */
  open(): Promise<Part>
  /** Resolves after the first successful `open`; loads nothing itself and never rejects. */
  readonly whenOpened: Promise<Part>
  /** Subscribes once the part is loaded, unless it is unsubscribed by then. */
  watch(begin: (part: Part) => Unsubscribe, onError: (error: StoreError) => void): Unsubscribe
}

/** The one way to load a port, or code without a component (lazy-component.tsx), when needed. `load`: called again after a failure. */
export function lazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let opening: Promise<Part> | undefined
  let resolveOpened: (part: Part) => void
  const whenOpened = new Promise<Part>((resolve) => {
    resolveOpened = resolve
  })
  const open = () => {
    opening ??= load().then(
      (part) => {
        resolveOpened(part)
        return part
      },
      (cause: unknown) => {
        opening = undefined
        throw new StoreError('unavailable', 'the code cannot be loaded', { cause })
      }
    )
    return opening
  }
  return {
    open,
    whenOpened,
    watch: (begin, onError) => subscribeWhen(open(), begin, onError)
  }
}

/** Subscribes to what comes later, unless it is unsubscribed by then. */
export function subscribeWhen<Part, Failure = unknown>(
  coming: Promise<Part>,
  begin: (part: Part) => Unsubscribe,
  onError: (error: Failure) => void
): Unsubscribe {
  let isOver = false
  let stop = () => {}
  coming.then(
    (part) => {
      if (!isOver) stop = begin(part)
    },
    (error: Failure) => isOver || onError(error)
  )
  return () => {
    isOver = true
    stop()
  }
}
