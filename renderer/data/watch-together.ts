import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'

/** Tells now and after each change, until it is stopped. */
export type Watch<Result> = (listener: (result: Result) => void, onError: (error: StoreError) => void) => Unsubscribe

type Watches<Results extends readonly unknown[]> = { readonly [Each in keyof Results]: Watch<Results[Each]> }

/** Watches several things as one: calls the listener with all results, in the order of the watches, once each has one. */
export function watchTogether<const Results extends readonly unknown[]>(
  watches: Watches<Results>,
  listener: (results: Results) => void,
  onError: (error: StoreError) => void
): Unsubscribe {
  const results = new Map<number, unknown>()
  const stops = watches.map((watch, index) =>
    watch((result) => {
      results.set(index, result)
      if (results.size === watches.length)
        listener(watches.map((_, each) => results.get(each)) as readonly unknown[] as Results)
    }, onError)
  )
  return () => {
    for (const stop of stops) stop()
  }
}
